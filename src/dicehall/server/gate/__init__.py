"""The gate: what every request passes before it reaches a route."""

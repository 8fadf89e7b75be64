"""The card study: how strong every card of Cubitos is, what goes well together, how races and tracks feel."""

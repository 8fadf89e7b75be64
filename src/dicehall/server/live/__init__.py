"""The live protocol: sockets, messages, and what is published to whom."""

"""The live protocol: sockets, messages, and who is sent what."""

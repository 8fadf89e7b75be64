"""One table in use: its room, bots, clocks and connections, on ports that a server or a device brings."""

"""The server: tables online, kept in a database, played in real time or over days."""

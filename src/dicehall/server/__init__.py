"""The server: online tables, stored in a database, played in real time or over days."""

"""The command line's parts that are specific to NovoDice: its odds and its box."""

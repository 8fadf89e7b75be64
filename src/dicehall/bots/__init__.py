"""Computer players. A bot is one method: decide(view, question) -> option."""

"""What the questions of NovoDice mean."""

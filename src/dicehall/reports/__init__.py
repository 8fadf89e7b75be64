"""Reports for people: self-contained HTML pages with their own charts."""

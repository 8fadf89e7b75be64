"""Reports for people: pages of HTML that need nothing but themselves, with charts drawn by our own hand."""

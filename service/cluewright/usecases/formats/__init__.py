"""A rulebook document as Markdown, as plain text and as one self-contained HTML page with drawn figures."""

"""The games for language models: a server of the Model Context Protocol, with tables here and online."""

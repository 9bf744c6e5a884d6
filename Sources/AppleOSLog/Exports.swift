// OSLog: the same loggers as `os`, which Apple splits in two modules.
@_exported import AppleOS

@_exported public import StillframeTesting

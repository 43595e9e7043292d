@_exported public import StillAnimation
@_exported public import StillGeometry
@_exported public import StillImageFile
@_exported public import StillLayout
@_exported public import StillRaster
@_exported public import StillViewGraph
@_exported public import StillViews

// The content of `import CoreGraphics`: the geometry of Foundation, and the parts that Foundation lacks on Linux.
@_exported public import Foundation
internal import _Testing_CoreGraphics

@_exported public import struct StillGeometry.CGAffineTransform
@_exported public import func StillGeometry.CGAffineTransformConcat
@_exported public import func StillGeometry.CGAffineTransformInvert
@_exported public import func StillGeometry.CGAffineTransformMake
@_exported public import func StillGeometry.CGAffineTransformMakeRotation
@_exported public import func StillGeometry.CGAffineTransformMakeScale
@_exported public import func StillGeometry.CGAffineTransformMakeTranslation
@_exported public import func StillGeometry.CGAffineTransformRotate
@_exported public import func StillGeometry.CGAffineTransformScale
@_exported public import func StillGeometry.CGAffineTransformTranslate
@_exported public import class StillGeometry.CGColor
@_exported public import class StillGeometry.CGColorSpace
@_exported public import func StillGeometry.CGColorSpaceCreateDeviceGray
@_exported public import func StillGeometry.CGColorSpaceCreateDeviceRGB
@_exported public import enum StillGeometry.CGColorSpaceModel
@_exported public import enum StillGeometry.CGLineCap
@_exported public import enum StillGeometry.CGLineJoin
@_exported public import class StillGeometry.CGPath
@_exported public import func StillGeometry.CGPointMake
@_exported public import func StillGeometry.CGRectMake
@_exported public import func StillGeometry.CGSizeMake
@_exported public import struct StillGeometry.CGVector
@_exported public import func StillGeometry.CGVectorMake

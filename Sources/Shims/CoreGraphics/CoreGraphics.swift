// What a file that says `import CoreGraphics` sees: the geometry of Foundation, and what Foundation lacks on
// Linux.
@_exported public import Foundation
internal import _Testing_CoreGraphics

@_exported public import struct StillGeometry.CGAffineTransform
@_exported public import enum StillGeometry.CGLineCap
@_exported public import enum StillGeometry.CGLineJoin
@_exported public import class StillGeometry.CGPath
@_exported public import struct StillGeometry.CGVector

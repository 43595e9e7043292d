// What `import CoreFoundation` shows on Apple's platforms: beside the C library, the geometry that stands in its header
// there and in Foundation here.
@_exported public import CoreFoundation

@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize

// The content of `import CoreFoundation`: the toolchain's module of C functions, which has the same name, and the
// numbers, points and sizes that Apple's module declares and Foundation has on Linux.
@_exported public import CoreFoundation
@_exported public import Foundation

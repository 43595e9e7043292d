// What a file that says `import CoreFoundation` sees: the toolchain's module of C functions, which has this name as well, and
// the numbers, points and sizes that Apple's module declares and Foundation has on Linux.
@_exported public import CoreFoundation
@_exported public import Foundation

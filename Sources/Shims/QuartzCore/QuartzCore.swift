// The names are those of Apple's module.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// What a file that says `import QuartzCore` sees: the clock. There are no layers.
@_exported public import CoreGraphics
import Foundation

/// Seconds since the machine was started.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }

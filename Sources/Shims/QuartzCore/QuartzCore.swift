// The names are those of Apple's module.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// What a file that says `import QuartzCore` sees: the clock. There are no layers.
@_exported public import CoreGraphics

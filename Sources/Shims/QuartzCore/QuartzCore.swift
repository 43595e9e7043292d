// The names are those of Apple's module.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The content of `import QuartzCore`: the clock. There are no layers.
@_exported public import CoreGraphics

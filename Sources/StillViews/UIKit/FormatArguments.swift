// On Apple's platforms they are objects.
// swift-format-ignore-file: AvoidRetroactiveConformances

public import Foundation

// Values that `NSPredicate(format:)` and `String(format:)` take by `value as CVarArg`.

extension UUID: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { FormatArgument.words(uuidString) }
}

extension Date: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { FormatArgument.words(description) }
}

extension URL: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { FormatArgument.words(absoluteString) }
}

extension Array: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { FormatArgument.words(description) }
}

extension Set: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { FormatArgument.words(description) }
}

/// A value in a formatted string.
private enum FormatArgument {
  /// Returns the words of a C function's argument for `%@`.
  static func words(_ text: String) -> [Int] {
    // Nothing says when the formatter is done with it, so that the object is never released.
    let object = unsafe Unmanaged.passRetained(NSString(string: text))
    return unsafe object.takeUnretainedValue()._cVarArgEncoding
  }
}

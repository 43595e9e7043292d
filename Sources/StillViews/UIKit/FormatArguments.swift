// On Apple's platforms they are objects.
// swift-format-ignore-file: AvoidRetroactiveConformances

public import Foundation

// Values that `NSPredicate(format:)` and `String(format:)` take by `value as CVarArg`.

/// A value that stands in a formatted string as words of its own.
private protocol FormattedAsText: _CVarArgObject {
  var words: String { get }
}

extension FormattedAsText {
  /// The object that is kept until the string is made.
  public var _cVarArgObject: any CVarArg { NSString(string: words) }

  /// Nobody asks for it: the object's is taken, which is kept for as long as it is used.
  public var _cVarArgEncoding: [Int] { [0] }
}

extension UUID: @retroactive _CVarArgObject, FormattedAsText {
  fileprivate var words: String { uuidString }
}

extension Date: @retroactive _CVarArgObject, FormattedAsText {
  fileprivate var words: String { description }
}

extension URL: @retroactive _CVarArgObject, FormattedAsText {
  fileprivate var words: String { absoluteString }
}

extension Array: @retroactive _CVarArgObject, FormattedAsText {
  fileprivate var words: String { description }
}

extension Set: @retroactive _CVarArgObject, FormattedAsText {
  fileprivate var words: String { description }
}

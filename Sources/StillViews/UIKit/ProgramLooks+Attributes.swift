import Foundation

extension ProgramLooks.Words {
  /// The colour and the font among the attributes of a string.
  @MainActor init(_ attributes: [NSAttributedString.Key: Any]?) {
    self.init()
    color = (attributes?[.foregroundColor] as? UIColor).map(Color.init(uiColor:))
    font = (attributes?[.font] as? UIFont).map { Font($0) }
  }
}

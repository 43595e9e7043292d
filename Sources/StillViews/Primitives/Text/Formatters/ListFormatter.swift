public import Foundation

/// Several things in words: "one, two, and three".
///
/// Foundation has the type on Apple's platforms only.
open class ListFormatter: Formatter, @unchecked Sendable {
  // Unchecked because its properties are as free as Foundation's: a formatter is set up before it is shared.

  /// In whose language things are put together.
  open var locale: Locale! = .current
  /// The formatter of the items (default: nil, their description).
  open var itemFormatter: Formatter?

  public override init() { super.init() }

  /// As `Formatter` has it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Words joined as the machine's locale does it.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  /// Formats the items; nil if one of them cannot be formatted.
  open func string(from items: [Any]) -> String? {
    var words: [String] = []
    for item in items {
      guard let itemFormatter else {
        words.append(String(describing: item))
        continue
      }
      guard let word = itemFormatter.string(for: item) else { return nil }
      words.append(word)
    }
    return words.formatted(.list(type: .and).locale(locale))
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}

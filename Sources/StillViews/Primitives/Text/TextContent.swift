package import Foundation
import StillLayout
import StillRuntime
package import StillViewGraph

/// The content of a run of text; its string may depend on the environment.
nonisolated enum TextContent: Equatable, Sendable {
  case string(String)
  case key(LocalizedStringKey, StringTable?)
  case attributed(AttributedString)
  case value(any TextValue)
  case image(Image)

  static func == (a: TextContent, b: TextContent) -> Bool {
    switch (a, b) {
    case (.string(let a), .string(let b)): a == b
    case (.key(let a, let from), .key(let b, let other)): a == b && from == other
    case (.attributed(let a), .attributed(let b)): a == b
    case (.value(let a), .value(let b)): a.isEqual(to: b)
    case (.image(let a), .image(let b)): a == b
    default: false
    }
  }
}

/// A value that becomes words in an environment: a date, a number with its format.
nonisolated protocol TextValue: Equatable, Sendable {
  func words(in environment: EnvironmentValues) -> TextString
  /// Whether the words depend on the clock.
  var readsClock: Bool { get }
  /// Returns the next time after the date in `environment` at which the string changes; nil if it never does.
  func nextChange(in environment: EnvironmentValues) -> Date?
}

extension TextValue {
  var readsClock: Bool { false }
  func nextChange(in environment: EnvironmentValues) -> Date? { nil }
  func isEqual(to other: any TextValue) -> Bool { (other as? Self) == self }
}

/// The words that a value becomes.
nonisolated enum TextString {
  case plain(String)
  case attributed(AttributedString)
}

/// Words with everything that was set on them.
nonisolated struct AttributedContent {
  var text: String
  var style: TextStyling
  /// The image in place of the string, which is U+FFFC then.
  var image: Image?
}

extension Text {
  /// Returns the styled runs of the text in an environment.
  func words(in environment: EnvironmentValues) -> [AttributedContent] {
    var result: [AttributedContent] = []
    append(to: &result, inside: nil, in: environment)
    return result
  }

  /// The letters of the text in an environment, without what is set on them.
  package func plainWords(in environment: EnvironmentValues) -> String {
    words(in: environment).map(\.text).joined()
  }

  /// Adds the words of the text, which stands inside of text on which something may be set.
  func append(
    to result: inout [AttributedContent], inside outer: TextStyling?,
    in environment: EnvironmentValues
  ) {
    for run in runs {
      let style = outer.map(run.style.inside) ?? run.style
      switch run.content {
      case .string(let text): result.append(AttributedContent(text: text, style: style))
      case .key(let key, let table):
        // A key may hold texts that hold keys.
        result += CallStack.ensured { key.words(from: table, inside: style, in: environment) }
      case .attributed(let string): string.append(to: &result, inside: style)
      case .value(let value):
        switch value.words(in: environment) {
        case .plain(let text): result.append(AttributedContent(text: text, style: style))
        case .attributed(let string): string.append(to: &result, inside: style)
        }
      case .image(let image):
        result.append(AttributedContent(text: "\u{FFFC}", style: style, image: image))
      }
    }
  }

  /// The values that depend on the clock, those of texts in the text included.
  private var clocks: [any TextValue] {
    runs.flatMap { run -> [any TextValue] in
      switch run.content {
      case .value(let value): value.readsClock ? [value] : []
      case .key(let key, _): key.texts.flatMap(\.clocks)
      case .string, .attributed, .image: []
      }
    }
  }

  package var readsClock: Bool {
    runs.contains { run in
      switch run.content {
      case .value(let value): value.readsClock
      case .key(let key, _): key.texts.contains(where: \.readsClock)
      case .string, .attributed, .image: false
      }
    }
  }

  package func nextChange(in environment: EnvironmentValues) -> Date? {
    clocks.compactMap { $0.nextChange(in: environment) }.min()
  }

  /// How deep texts stand in texts.
  private var depth: Int {
    runs.reduce(0) { depth, run in
      guard case .key(let key, _) = run.content else { return depth }
      return max(depth, key.depth)
    }
  }

  /// The text and how deep texts stand in it; where that is deeper than anybody writes, its words in place of
  /// it, so that no row of texts in texts can outgrow the stack.
  var bounded: (text: Text, depth: Int) {
    let depth = depth
    guard depth >= 256 else { return (self, depth) }
    var flat = self
    flat.runs = words(in: EnvironmentValues()).map {
      Run(content: $0.image.map { .image($0) } ?? .string($0.text), style: $0.style)
    }
    return (flat, 0)
  }
}

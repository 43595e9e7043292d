import Foundation
package import StillViewGraph

/// Spoken label of an image.
nonisolated package enum SpokenImage: Equatable, Sendable {
  /// Nothing.
  case decorative
  /// One text; in a list, as texts may hold images.
  case label([Text])
}

extension Image {
  package static var isAccessible: Bool { true }

  /// The image with an accessibility label; nil: it is passed over.
  package func read(as label: Text?) -> Image {
    var result = self
    result.spoken = label.map { .label([$0]) } ?? .decorative
    return result
  }

  /// The image as it is read; nil where it is decorative.
  package func accessibility(
    of leaf: ImageLeaf, in environment: EnvironmentValues
  ) -> AccessibilityProperties? {
    guard spoken != .decorative else { return nil }
    return AccessibilityProperties(label: spokenName(in: environment), traits: .image)
  }

  /// The default label: the meaning of a symbol, the name of a file, in the words that the program's strings have for it;
  /// nil for pixels without a label.
  func spokenName(in environment: EnvironmentValues) -> String? {
    switch (spoken, source) {
    case (.decorative, _): nil
    case (.label(let label), _): label.map { $0.spokenWords(in: environment) }.joined()
    case (nil, .symbol(let name)): SymbolNames.words(for: name)
    case (nil, .named(let name, let bundle)):
      StringTable(name: "Localizable", bundle: bundle ?? .main)
        .string(for: name, locale: environment.locale)
        ?? name.split(separator: ".").joined(separator: " ")
    case (nil, .pixels): nil
    }
  }
}

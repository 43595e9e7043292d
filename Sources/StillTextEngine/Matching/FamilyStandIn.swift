internal import Foundation
internal import StillText

/// The substitute for a family of Apple's platforms that is not installed: the system design with the same kind of
/// letters, so that code stays in columns and a serif keeps its serifs.
struct FamilyStandIn {
  let design: FontDesign
  /// Whether the name of a face asks for bold, as in "Menlo-Bold".
  let isBold: Bool
  let isItalic: Bool

  private static let monospaced: Set<String> = [
    "menlo", "monaco", "courier", "couriernew", "couriernewps", "couriernewpsmt", "sfmono",
    "andalemono", "ptmono", "consolas", "lucidaconsole",
  ]
  private static let serif: Set<String> = [
    "newyork", "georgia", "times", "timesnewroman", "timesnewromanps", "timesnewromanpsmt",
    "palatino", "baskerville", "didot", "garamond", "cochin", "bodoni72", "charter",
    "hoeflertext", "iowanoldstyle", "americantypewriter", "rockwell", "bigcaslon", "athelas",
  ]
  private static let rounded: Set<String> = [
    "sfprorounded", "sfrounded", "arialroundedmt", "arialroundedmtbold",
  ]

  /// - Parameter name: Of a family or a face; spaces and capitals make no difference. Nil for an unknown family.
  init?(for name: String) {
    guard name.utf8.count <= 80 else { return nil }
    let plain = name.lowercased().filter { $0 != " " }
    let parts = plain.split(separator: "-", maxSplits: 1)
    guard let family = parts.first.map(String.init) else { return nil }
    if Self.monospaced.contains(family) {
      design = .monospaced
    } else if Self.serif.contains(family) {
      design = .serif
    } else if Self.rounded.contains(family) {
      design = .rounded
    } else {
      return nil
    }
    let style = parts.count > 1 ? parts[1] : ""
    isBold = style.contains("bold") || family.hasSuffix("bold")
    isItalic = style.contains("italic") || style.contains("oblique")
  }

  /// The words of a warning.
  var words: String {
    switch design {
    case .monospaced: "its monospaced design"
    case .serif: "its serif design"
    case .rounded: "its rounded design"
    default: "it"
    }
  }
}

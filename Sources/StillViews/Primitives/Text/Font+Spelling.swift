import Foundation
import StillGeometry
import StillLayout
package import StillReport
package import StillViewGraph

extension Font: Spelled {
  /// The font in Swift syntax: ".title2", ".system(size: 20, weight: .bold).italic()".
  package var spelling: String {
    func length(_ value: CGFloat) -> String { LayoutReport.print(value) }
    var text: String
    switch base {
    case .style(let style, nil, nil): text = ".\(style)"
    case .style(let style, let design, let weight):
      text = ".system(.\(style)" + Self.arguments(design, weight) + ")"
    case .system(let size, let design, let weight):
      text = ".system(size: \(length(size))" + Self.arguments(design, weight) + ")"
    case .custom(let name, let size, .body?):
      text = ".custom(\"\(name)\", size: \(length(size)))"
    case .custom(let name, let size, let style?):
      text = ".custom(\"\(name)\", size: \(length(size)), relativeTo: .\(style))"
    case .custom(let name, let size, nil):
      text = ".custom(\"\(name)\", fixedSize: \(length(size)))"
    }
    if let weight { text += ".weight(\(weight.spelling))" }
    if isItalic { text += ".italic()" }
    if usesMonospacedDigits { text += ".monospacedDigit()" }
    if usesSmallCaps, usesUppercaseSmallCaps {
      text += ".smallCaps()"
    } else if usesSmallCaps {
      text += ".lowercaseSmallCaps()"
    } else if usesUppercaseSmallCaps {
      text += ".uppercaseSmallCaps()"
    }
    if let design { text += design == .monospaced ? ".monospaced()" : " in .\(design)" }
    if let width { text += ".width(\(length(width.value)))" }
    if lineHeight != .standard { text += ".leading(.\(lineHeight))" }
    return text
  }

  private static func arguments(_ design: Design?, _ weight: Weight?) -> String {
    (weight.map { ", weight: \($0.spelling)" } ?? "") + (design.map { ", design: .\($0)" } ?? "")
  }
}

extension Font.Weight: Spelled {
  package var spelling: String {
    let names: [(Font.Weight, String)] = [
      (.ultraLight, "ultraLight"), (.thin, "thin"), (.light, "light"), (.regular, "regular"),
      (.medium, "medium"), (.semibold, "semibold"), (.bold, "bold"), (.heavy, "heavy"),
      (.black, "black"),
    ]
    return names.first { $0.0 == self }.map { ".\($0.1)" } ?? LayoutReport.print(value)
  }
}

extension Text {
  /// Returns the fonts, and the non-default settings that affect line layout.
  package func explainedSettings(
    in environment: EnvironmentValues
  ) -> [LayoutExplanation.Setting] {
    let paints = TextPaints(in: environment, environment.text)
    var fonts: [String] = []
    for run in runs {
      let words = paints.spelledFont(of: run.style)
      if fonts.last != words { fonts.append(words) }
    }
    var settings = [
      LayoutExplanation.Setting("font", fonts.prefix(4).joined(separator: " and "))
    ]
    func add(_ name: String, _ value: String, unless isOrdinary: Bool) {
      if !isOrdinary { settings.append(.init(name, value)) }
    }
    let size = environment.dynamicTypeSize
    add("Dynamic Type size", ".\(size)", unless: size == .large)
    add(
      "line limit", environment.lineLimit.map { "\($0)" } ?? "",
      unless: environment.lineLimit == nil)
    add(
      "line spacing", LayoutReport.print(environment.lineSpacing),
      unless: environment.lineSpacing == 0)
    add(
      "alignment of lines", ".\(environment.multilineTextAlignment)",
      unless: environment.multilineTextAlignment == .leading)
    add(
      "truncation", ".\(environment.truncationMode)", unless: environment.truncationMode == .tail)
    add(
      "tracking", LayoutReport.print(environment.textTracking),
      unless: environment.textTracking == 0)
    add(
      "kerning", LayoutReport.print(environment.textKerning), unless: environment.textKerning == 0)
    add(
      "baseline offset", LayoutReport.print(environment.textBaselineOffset),
      unless: environment.textBaselineOffset == 0)
    add(
      "minimum scale factor", LayoutReport.print(CGFloat(environment.minimumScaleFactor)),
      unless: environment.minimumScaleFactor == 1)
    add(
      "direction", ".\(environment.layoutDirection)",
      unless: environment.layoutDirection == .leftToRight)
    add(
      "locale", environment.locale.identifier, unless: environment.locale.identifier == "en_US")
    return settings
  }
}

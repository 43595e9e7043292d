import SwiftUI

/// The typefaces at work: designs, weights, widths, text styles and Dynamic Type on one sheet.
struct Specimen: View {
  private static let weights: [(String, Font.Weight)] = [
    ("Thin", .thin), ("Light", .light), ("Regular", .regular), ("Medium", .medium),
    ("Semibold", .semibold), ("Bold", .bold), ("Black", .black),
  ]
  private static let designs: [(String, Font.Design)] = [
    ("Default", .default), ("Serif", .serif), ("Rounded", .rounded), ("Monospaced", .monospaced),
  ]
  private static let styles: [(String, Font)] = [
    ("Large Title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
    ("Headline", .headline), ("Body", .body), ("Callout", .callout),
    ("Subheadline", .subheadline), ("Footnote", .footnote), ("Caption", .caption),
    ("Caption 2", .caption2),
  ]
  private static let sizes: [(String, DynamicTypeSize)] = [
    ("xSmall", .xSmall), ("large", .large), ("xxxLarge", .xxxLarge), ("AX 2", .accessibility2),
    ("AX 5", .accessibility5),
  ]

  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(alignment: .leading, spacing: 22) {
      designs
      rule
      HStack(alignment: .top, spacing: 44) {
        styles
        VStack(alignment: .leading, spacing: 22) {
          widths
          rule
          sizes
          rule
          details
        }
      }
    }
    .padding(36)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(ground)
  }

  private var ground: Color {
    colorScheme == .dark
      ? Color(red: 0.07, green: 0.07, blue: 0.065) : Color(red: 0.99, green: 0.985, blue: 0.97)
  }

  private var rule: some View {
    Rectangle().fill(.primary.opacity(0.12)).frame(height: 1)
  }

  private func caption(_ text: String) -> some View {
    Text(verbatim: text).font(.system(size: 11)).foregroundStyle(.secondary).fixedSize()
  }

  /// Designs by weights.
  private var designs: some View {
    Grid(alignment: .leading, horizontalSpacing: 20, verticalSpacing: 4) {
      ForEach(Self.designs, id: \.0) { name, design in
        GridRow(alignment: .firstTextBaseline) {
          caption(name)
          ForEach(Self.weights, id: \.0) { _, weight in
            Text("Rag").fontWeight(weight).fixedSize()
          }
          Text("Quartz").italic().fixedSize()
        }
        .font(.system(size: 31, design: design))
      }
      GridRow {
        Text(verbatim: "")
        ForEach(Self.weights, id: \.0) { name, _ in caption(name) }
        caption("Italic")
      }
    }
  }

  private var styles: some View {
    VStack(alignment: .leading, spacing: 5) {
      ForEach(Self.styles, id: \.0) { name, font in
        Text(verbatim: name).font(font)
      }
    }
  }

  private var widths: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("Compressed and heavy").fontWidth(.compressed).fontWeight(.heavy)
      Text("Condensed for columns").fontWidth(.condensed)
      Text("Standard, as it is")
      Text("Expanded").fontWidth(.expanded).fontWeight(.semibold)
    }
    .font(.system(size: 20))
  }

  private var sizes: some View {
    Grid(horizontalSpacing: 22, verticalSpacing: 4) {
      GridRow(alignment: .firstTextBaseline) {
        ForEach(Self.sizes, id: \.0) { _, size in Text("Aa").dynamicTypeSize(size) }
      }
      GridRow {
        ForEach(Self.sizes, id: \.0) { name, _ in caption(name) }
      }
    }
  }

  private var details: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Small Capitals").font(.system(size: 18, design: .serif).lowercaseSmallCaps())
      Text("1,071 → 9,984 in figures of one width").monospacedDigit()
      Text("Tracked wide").tracking(3) + Text("  and tight").tracking(-0.6)
      Text("H").font(.body) + Text("2").font(.caption2).baselineOffset(-4) + Text("O, x")
        + Text("2").font(.caption2).baselineOffset(7)
    }
    .font(.subheadline)
  }
}

extension GalleryScene {
  static let specimen = GalleryScene(
    "specimen", title: "Styles, weights, designs, widths and Dynamic Type",
    size: CGSize(width: 840, height: 700)
  ) {
    Specimen()
  }
}

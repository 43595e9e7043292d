import SwiftUI

/// Hebrew, Arabic, Latin letters and numbers in one paragraph, set from either side.
struct MixedDirections: View {
  private let hebrew = """
    הרכבת של 14:05 אל Amsterdam Centraal יוצאת מרציף 12, \
    והכרטיס עולה €38.50 (כולל מושב שמור).
    """
  private let arabic = """
    يبدأ درس Swift في الساعة 10:30، \
    ويستمر 45 دقيقة في القاعة B-204 من الطابق 3.
    """
  private let english = """
    The sign read “שלום” and, below it, “مرحبا”; \
    both mean hello, in 2 scripts.
    """

  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(spacing: 14) {
      card("Hebrew first", hebrew, direction: .rightToLeft)
      card("Arabic first", arabic, direction: .rightToLeft)
      card("English first", english, direction: .leftToRight)
      HStack(spacing: 14) {
        card("Cut at the end", hebrew, direction: .rightToLeft, limit: 1)
        card("Cut at the end", english, direction: .leftToRight, limit: 1)
      }
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(ground)
  }

  private var ground: Color {
    colorScheme == .dark
      ? Color(red: 0.13, green: 0.12, blue: 0.11) : Color(red: 0.96, green: 0.95, blue: 0.92)
  }

  private func card(
    _ title: String, _ text: String, direction: LayoutDirection, limit: Int? = nil
  ) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: title).font(.caption).bold().foregroundStyle(.brown)
      Text(verbatim: text).lineSpacing(3).lineLimit(limit)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .environment(\.layoutDirection, direction)
    .padding(14)
    .background(.background, in: RoundedRectangle(cornerRadius: 10))
  }
}

extension GalleryScene {
  static let bidi = GalleryScene(
    "bidi", title: "Hebrew, Arabic and Latin in one paragraph",
    size: CGSize(width: 440, height: 470)
  ) {
    MixedDirections()
  }
}

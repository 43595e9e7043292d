import SwiftUI

/// A greeting in many scripts, each shaped and ordered as its readers expect.
struct World: View {
  private struct Greeting {
    var language: String
    var text: String
    var isRightToLeft = false
  }

  private let greetings = [
    Greeting(language: "English", text: "Good morning, world"),
    Greeting(language: "Ελληνικά", text: "Καλημέρα, κόσμε"),
    Greeting(language: "Українська", text: "Доброго ранку, світе"),
    Greeting(language: "Tiếng Việt", text: "Chào buổi sáng, thế giới"),
    Greeting(language: "العربية", text: "صباح الخير أيها العالم", isRightToLeft: true),
    Greeting(language: "עברית", text: "בוקר טוב, עולם", isRightToLeft: true),
    Greeting(language: "हिन्दी", text: "सुप्रभात, दुनिया"),
    Greeting(language: "ไทย", text: "สวัสดีตอนเช้า ชาวโลก"),
    Greeting(language: "中文", text: "早上好，世界"),
    Greeting(language: "日本語", text: "おはよう、世界"),
    Greeting(language: "한국어", text: "좋은 아침, 세계"),
    Greeting(language: "Emoji", text: "🌅 👋🏽 🌍"),
  ]

  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 16) {
      ForEach(0..<6) { row in
        GridRow {
          cell(greetings[row])
          cell(greetings[row + 6])
        }
      }
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(ground)
  }

  private var ground: Color {
    colorScheme == .dark
      ? Color(red: 0.11, green: 0.12, blue: 0.14) : Color(red: 0.95, green: 0.96, blue: 0.98)
  }

  private func cell(_ greeting: Greeting) -> some View {
    VStack(alignment: .leading, spacing: 3) {
      Text(verbatim: greeting.language)
        .font(.caption)
        .foregroundStyle(.secondary)
      Text(verbatim: greeting.text)
        .font(.title3)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .environment(\.layoutDirection, greeting.isRightToLeft ? .rightToLeft : .leftToRight)
    .padding(.horizontal, 14)
    .padding(.vertical, 10)
    .background(.background, in: RoundedRectangle(cornerRadius: 10))
  }
}

extension GalleryScene {
  static let world = GalleryScene(
    "world", title: "Greetings in the scripts of the world", size: CGSize(width: 600, height: 520)
  ) {
    World()
  }
}

import SwiftUI

/// Emoji as letters among letters: sequences, skin tones, flags, both presentations, sizes, turns.
struct EmojiSheet: View {
  private let rows: [(String, String)] = [
    ("Faces", "😀 😍 🤔 😴 🥳 🤖"),
    ("Skin tones", "👋 👋🏻 👋🏼 👋🏽 👋🏾 👋🏿"),
    ("Sequences", "👩‍🚀 🧑‍🍳 👩‍👩‍👧 🏳️‍🌈 🐻‍❄️ ❤️‍🔥"),
    ("Flags", "🇪🇺 🇯🇵 🇧🇷 🇰🇪 🇳🇿 🏴‍☠️"),
    ("Keycaps", "1️⃣ 2️⃣ 3️⃣ #️⃣ *️⃣ 🔟"),
    ("Text or picture", "☀︎ ☀️   ❤︎ ❤️   ⚠︎ ⚠️"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Grid(alignment: .leading, horizontalSpacing: 20, verticalSpacing: 8) {
        ForEach(rows, id: \.0) { name, emoji in
          GridRow {
            Text(verbatim: name).font(.footnote).foregroundStyle(.secondary)
            Text(verbatim: emoji).font(.title2)
          }
        }
      }
      Text("Set in a line of text 🎈 they keep its height, and fade with it.")
        .opacity(0.6)
      HStack(alignment: .lastTextBaseline, spacing: 12) {
        ForEach([12, 18, 28, 44], id: \.self) { size in
          Text("🦉").font(.system(size: size))
        }
        Text("🚀").font(.system(size: 56)).rotationEffect(.degrees(25))
        Text("🪩").font(.system(size: 54)).shadow(color: .purple.opacity(0.7), radius: 8)
      }
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.background)
  }
}

extension GalleryScene {
  static let emoji = GalleryScene(
    "emoji", title: "Emoji: sequences, tones, flags, sizes", size: CGSize(width: 420, height: 420)
  ) {
    EmojiSheet()
  }
}

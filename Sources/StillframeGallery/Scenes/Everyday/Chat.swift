import SwiftUI

/// Two people talk in bubbles.
struct Chat: View {
  private struct Message: Identifiable {
    let id: Int
    let text: String
    let isMine: Bool
  }

  private let messages = [
    Message(id: 0, text: "Did the proofs arrive?", isMine: false),
    Message(
      id: 1, text: "This morning! The blue came out a little heavy on page nine.", isMine: true),
    Message(id: 2, text: "I can lift it by five percent.", isMine: false),
    Message(id: 3, text: "Perfect", isMine: true),
    Message(
      id: 4, text: "Then we print on Thursday, and I bring cake for everybody in the workshop.",
      isMine: false),
  ]
  @State private var draft = ""

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 10) {
        Circle().fill(.teal.gradient).frame(width: 36, height: 36)
          .overlay { Text("N").font(.headline).foregroundStyle(.white) }
        VStack(alignment: .leading, spacing: 0) {
          Text("Nora").font(.headline)
          Text("online").font(.caption).foregroundStyle(.green)
        }
        Spacer()
        Image(systemName: "phone").foregroundStyle(.blue)
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
      Divider()
      VStack(spacing: 8) {
        ForEach(messages) { message in
          Text(message.text)
            .padding(.horizontal, 14)
            .padding(.vertical, 9)
            .foregroundStyle(message.isMine ? Color.white : .primary)
            .background(
              message.isMine ? AnyShapeStyle(.blue) : AnyShapeStyle(Color(white: 0.91)),
              in: UnevenRoundedRectangle(
                topLeadingRadius: 18, bottomLeadingRadius: message.isMine ? 18 : 4,
                bottomTrailingRadius: message.isMine ? 4 : 18, topTrailingRadius: 18)
            )
            .frame(maxWidth: 250, alignment: message.isMine ? .trailing : .leading)
            .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
        }
      }
      .padding(16)
      Spacer(minLength: 0)
      HStack(spacing: 10) {
        TextField("Message", text: $draft)
          .textFieldStyle(.roundedBorder)
        Image(systemName: "arrow.up.circle.fill").font(.title2).foregroundStyle(.blue)
      }
      .padding(12)
      .background(.bar)
    }
    .background(.background)
  }
}

extension GalleryScene {
  static let chat = GalleryScene(
    "chat", title: "Two people talk in bubbles", size: CGSize(width: 360, height: 480)
  ) {
    Chat()
  }
}

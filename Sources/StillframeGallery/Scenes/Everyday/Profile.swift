import SwiftUI

/// A person's page: a picture, numbers and tags.
struct Profile: View {
  private let tags = ["Letterpress", "Colour", "Paper", "Choir"]

  var body: some View {
    VStack(spacing: 0) {
      LinearGradient(colors: [.pink, .orange], startPoint: .topLeading, endPoint: .bottomTrailing)
        .frame(height: 130)
      VStack(spacing: 14) {
        Image(systemName: "person.fill")
          .font(.system(size: 44))
          .foregroundStyle(.white)
          .frame(width: 96, height: 96)
          .background(Color.pink.gradient, in: Circle())
          .overlay { Circle().stroke(.background, lineWidth: 5) }
          .shadow(color: .black.opacity(0.2), radius: 6, y: 3)
        VStack(spacing: 2) {
          Text("Nora Feddersen").font(.title2.bold())
          Text("Prints small books in a large shed.").font(.subheadline)
            .foregroundStyle(.secondary)
        }
        HStack(spacing: 0) {
          Number(value: "128", name: "Books")
          Divider()
          Number(value: "4.9", name: "Rating")
          Divider()
          Number(value: "2.1k", name: "Readers")
        }
        .frame(height: 44)
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 6) { tagViews }
          VStack(spacing: 8) { tagViews }
        }
        HStack(spacing: 12) {
          Button {
          } label: {
            Text("Follow").frame(maxWidth: .infinity)
          }
          .buttonStyle(.borderedProminent)
          Button {
          } label: {
            Text("Message").frame(maxWidth: .infinity)
          }
          .buttonStyle(.bordered)
        }
        .tint(.pink)
      }
      .padding(.horizontal, 20)
      .offset(y: -48)
      Spacer(minLength: 0)
    }
    .background(.background)
  }

  private var tagViews: some View {
    ForEach(tags, id: \.self) { tag in
      Text(tag)
        .font(.caption)
        .padding(.horizontal, 9)
        .padding(.vertical, 5)
        .overlay { Capsule().strokeBorder(.tertiary) }
    }
  }

  private struct Number: View {
    let value: String
    let name: String

    var body: some View {
      VStack(spacing: 2) {
        Text(value).font(.headline.monospacedDigit())
        Text(name).font(.caption).foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity)
    }
  }
}

extension GalleryScene {
  static let profile = GalleryScene(
    "profile", title: "A person's page", size: CGSize(width: 360, height: 440)
  ) {
    Profile()
  }
}

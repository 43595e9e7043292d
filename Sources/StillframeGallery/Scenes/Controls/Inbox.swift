import SwiftUI

/// Letters in a list, with tabs below.
struct Inbox: View {
  struct Letter: Identifiable {
    let id: Int
    let from: String
    let about: String
    let words: String
    let day: String
    var isNew = false
  }

  @State private var search = ""
  @State private var letters = [
    Letter(
      id: 1, from: "Mila Novak", about: "Sunday walk",
      words: "The path by the river is open again, shall we go early?", day: "09:41", isNew: true),
    Letter(
      id: 2, from: "City Library", about: "Your reservation",
      words: "The book you asked for waits at the front desk until Friday.", day: "08:15",
      isNew: true),
    Letter(
      id: 3, from: "Jonas", about: "Photos",
      words: "Here are the pictures from the harbour. The third one is my favourite.",
      day: "Yesterday"),
    Letter(
      id: 4, from: "Bakery at the Gate", about: "New rye bread",
      words: "From Monday on we bake with flour from the mill next door.", day: "Tuesday"),
    Letter(
      id: 5, from: "Ines", about: "Re: Piano", words: "Yes! Saturday at four would be lovely.",
      day: "Monday"),
  ]

  var body: some View {
    TabView {
      NavigationStack {
        List {
          ForEach(letters.filter { search.isEmpty || $0.from.contains(search) }) { letter in
            HStack(alignment: .top, spacing: 8) {
              Circle().fill(letter.isNew ? Color.accentColor : .clear)
                .frame(width: 10, height: 10).padding(.top, 6)
              VStack(alignment: .leading, spacing: 2) {
                HStack {
                  Text(letter.from).font(.headline)
                  Spacer()
                  Text(letter.day).font(.subheadline).foregroundStyle(.secondary)
                }
                Text(letter.about).font(.subheadline)
                Text(letter.words).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
              }
            }
            .accessibilityIdentifier("letter-\(letter.id)")
            .swipeActions(edge: .leading) {
              Button("Read", systemImage: "envelope.open") {}.tint(.blue)
            }
          }
          .onDelete { letters.remove(atOffsets: $0) }
        }
        .accessibilityIdentifier("letters")
        .listStyle(.plain)
        .navigationTitle("Inbox")
        .searchable(text: $search)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { EditButton() }
          ToolbarItem(placement: .primaryAction) {
            Button("Write", systemImage: "square.and.pencil") {}
          }
        }
      }
      .tabItem { Label("Inbox", systemImage: "tray") }
      .badge(2)
      Text("Nothing is sent").tabItem { Label("Sent", systemImage: "paperplane") }
      Text("You").tabItem { Label("You", systemImage: "person.crop.circle") }
    }
  }
}

extension GalleryScene {
  static let inbox = GalleryScene(
    "inbox", title: "Letters in a list, with tabs", size: CGSize(width: 375, height: 812)
  ) {
    Inbox().simulatedDevice(.iPhone13mini)
  }
  .film(
    duration: 2.5,
    events: [
      .drag("letter-3", at: 0.3, by: CGSize(width: -80, height: 0), duration: 0.4),
      .tap("Delete", at: 1.2), .tap("Sent", at: 2),
    ])
}

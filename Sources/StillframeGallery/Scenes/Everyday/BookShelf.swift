import SwiftData
import SwiftUI

/// A book on the shelf, with the notes that were taken while reading.
@Model final class ShelvedBook {
  @Attribute(.unique) var title: String
  var author: String
  var rating: Int
  @Relationship(deleteRule: .cascade, inverse: \ReadingNote.book) var notes: [ReadingNote] = []

  init(_ title: String, by author: String, rating: Int) {
    self.title = title
    self.author = author
    self.rating = rating
  }
}

/// A sentence about a book.
@Model final class ReadingNote {
  var text: String
  var page: Int
  var book: ShelvedBook?

  init(_ text: String, page: Int) {
    self.text = text
    self.page = page
  }
}

/// A program over models: the list, a book in detail, its editing and its deletion.
struct BookShelf: View {
  var body: some View {
    NavigationStack {
      ShelfList()
        .navigationTitle("Shelf")
        .navigationBarTitleDisplayMode(.inline)
        .navigationDestination(for: ShelvedBook.self) { BookPage(book: $0) }
    }
    .modelContainer(for: ShelvedBook.self, inMemory: true) { result in
      guard case .success(let container) = result else { return }
      Self.fill(container.mainContext)
    }
  }

  private static func fill(_ context: ModelContext) {
    let rain = ShelvedBook("A Year of Rain", by: "Ida Moor", rating: 4)
    rain.notes = [
      ReadingNote("The harbour in chapter two.", page: 31),
      ReadingNote("Who sent the letters?", page: 118),
    ]
    for book in [
      rain, ShelvedBook("Knots and Charts", by: "Tom Reyes", rating: 3),
      ShelvedBook("The Quiet Loom", by: "Mina Sato", rating: 5),
      ShelvedBook("Small Engines", by: "Per Lund", rating: 2),
    ] {
      context.insert(book)
    }
  }
}

private struct ShelfList: View {
  @Query(
    sort: [SortDescriptor(\ShelvedBook.rating, order: .reverse), SortDescriptor(\.title)],
    animation: .smooth(duration: 0.5))
  private var books: [ShelvedBook]
  @Environment(\.modelContext) private var context

  var body: some View {
    List {
      ForEach(books) { book in
        NavigationLink(value: book) { BookRow(book: book) }
          .accessibilityIdentifier(book.title)
          .swipeActions {
            Button("Delete", role: .destructive) { context.delete(book) }
          }
      }
    }
    .listStyle(.plain)
    .safeAreaInset(edge: .bottom) {
      Text("\(books.count) books").font(.footnote).foregroundStyle(.secondary).padding(8)
        .frame(maxWidth: .infinity)
        .background(.bar)
    }
  }
}

private struct BookRow: View {
  let book: ShelvedBook

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(book.title).font(.headline)
        Text(book.author).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Stars(count: book.rating)
    }
  }
}

private struct Stars: View {
  let count: Int

  var body: some View {
    HStack(spacing: 1) {
      ForEach(0..<5, id: \.self) { Image(systemName: $0 < count ? "star.fill" : "star") }
    }
    .font(.caption2).foregroundStyle(.orange)
    .accessibilityElement().accessibilityLabel("\(count) stars")
  }
}

private struct BookPage: View {
  @Bindable var book: ShelvedBook

  private var notes: [ReadingNote] { book.notes.sorted { $0.page < $1.page } }

  var body: some View {
    Form {
      Section {
        TextField("Title", text: $book.title).accessibilityIdentifier("title")
        LabeledContent("Author", value: book.author)
        Stepper(value: $book.rating, in: 0...5) { Stars(count: book.rating) }
          .accessibilityIdentifier("rating")
      }
      Section("Notes") {
        ForEach(notes) { note in
          LabeledContent(note.text) { Text("p. \(note.page)") }
        }
        Button("Add a note") {
          withAnimation { book.notes.append(ReadingNote("The loom is a map.", page: 204)) }
        }
      }
    }
    .navigationTitle(book.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}

extension GalleryScene {
  static let bookShelf = GalleryScene(
    "shelf", title: "Models: list, detail, editing, deleting", size: CGSize(width: 320, height: 420)
  ) {
    BookShelf()
  }
  .film(
    duration: 8,
    events: [
      .tap("A Year of Rain", at: 0.6), .tap("Increment", at: 1.8),
      .tap("Add a note", at: 2.8), .type(", Again", into: "title", at: 3.8),
      .tap("Shelf", at: 4.8),
      .drag("Small Engines", at: 6, by: CGSize(width: -260, height: 0), duration: 0.8),
    ])
}

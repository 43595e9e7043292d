import Foundation
import Stillframe
import Testing

/// Rows that a swipe deletes, and the controls beside rows that are edited (rules SM4.9 and SM4.15).
@Suite struct RowDeletionTests {
  private static let size = CGSize(width: 300, height: 300)

  private struct Rows: View {
    @State private var names = ["A", "B", "C"]

    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          Text(name).accessibilityIdentifier(name)
            .swipeActions {
              Button("Delete", role: .destructive) { names.removeAll { $0 == name } }
              Button("Flag") {}.tint(.blue)
            }
        }
      }
      .listStyle(.plain)
    }
  }

  private func film(_ events: [FrameSequence.Event], _ duration: TimeInterval) -> FrameSequence {
    FrameSequence(size: Self.size, duration: duration, events: events) { Rows() }
  }

  private func drag(_ distance: CGFloat) -> FrameSequence.Event {
    .drag("A", at: 0, by: CGSize(width: distance, height: 0), duration: 0.3)
  }

  /// The last row with words, of those that are not on their way out.
  private func middle(_ film: FrameSequence, _ title: String) -> Track {
    Track(film) { report in
      report.nodes(named: nil).last { $0.text == title }?.frame.midX
    }
  }

  @Test(arguments: [false, true]) func rowsCloseTheGapAfterADeletion(isFull: Bool) throws {
    let film =
      isFull
      ? film([drag(-240)], 1.5) : film([drag(-150), .tap("Delete", at: 1)], 2)
    let below = Track(film, "B", \.minY)
    #expect(below.falls)
    #expect(below.largestStep < 6)
    #expect((below.values.last ?? 0) < below[0] - 40)
    // Its button takes the row's room meanwhile.
    let delete = middle(film, "Delete").values.filter { !$0.isNaN }
    #expect((delete.last ?? 300) < 190)
  }

  @Test func buttonsGoWithTheRowThatCloses() throws {
    let film = film([drag(-150), .tap("Flag", at: 1)], 2)
    func reds(_ index: Int) throws -> Int {
      let bitmap = try film.frame(at: index).bitmap()
      return (0..<300).filter { x in
        let pixel = bitmap[x, 6]
        return pixel.red > 245 && pixel.green < 80 && pixel.blue < 80
      }.count
    }
    let widths = try [59, 66, 70, 76, 119].map(reds)
    #expect(abs(widths[0] - 74) <= 1)
    // Half of the room at each moment, as red as before.
    for (index, width) in zip([66, 70, 76], widths[1...3]) {
      let row = try #require(try film.frame(at: index).layout.frame(of: "A"))
      let start = try #require(try film.frame(at: 0).layout.frame(of: "A"))
      #expect(abs(Double(width) - Double(start.minX - row.minX) / 2) <= 1.5, "frame \(index)")
    }
    #expect(widths[4] == 0)
  }

  /// SM4.20.
  @Test func theSignOfAnEditedRowShowsItsButton() throws {
    struct Edited: View {
      @State private var names = ["A", "B"]

      var body: some View {
        List {
          ForEach(names, id: \.self) { name in
            Text(name).frame(maxWidth: .infinity).accessibilityIdentifier(name)
          }
          .onDelete { names.remove(atOffsets: $0) }
        }
        .listStyle(.plain)
        .environment(\.editMode, .constant(.active))
      }
    }
    let film = FrameSequence(
      size: Self.size, duration: 2.5, events: [.tap("Delete", at: 0), .tap("Delete", at: 1)]
    ) { Edited() }
    let (row, below) = (Track(film, "A", \.minX), Track(film, "B", \.minY))
    // It slides as far as the button is wide, and nothing is deleted.
    let open = Track(values: Array(row.values[..<60]))
    #expect(open.falls && open.largestStep < 8)
    #expect(abs(open[0] - open[59] - 74) < 0.5)
    #expect(Set(below.values[..<60]).count == 1)
    let bitmap = try film.frame(at: 59).bitmap()
    #expect((230..<300).allSatisfy { bitmap[$0, 4].red > 245 && bitmap[$0, 4].green < 80 })
    // The button deletes: the row goes on, and the one below takes its place.
    #expect(try film.frame(at: 149).layout.frame(of: "A") == nil)
    #expect(below.falls && below.largestStep < 6 && (below.values.last ?? 0) < below[0] - 40)
  }

  @Test func controlsOfEditedRowsComeFromTheSides() throws {
    struct Edited: View {
      @State private var names = ["A", "B"]
      @State private var mode = EditMode.inactive

      var body: some View {
        VStack {
          Text("Change").onTapGesture { withAnimation { mode = .active } }
          List {
            ForEach(names, id: \.self) { Text($0).accessibilityIdentifier($0) }
              .onDelete { names.remove(atOffsets: $0) }
              .onMove { names.move(fromOffsets: $0, toOffset: $1) }
          }
          .listStyle(.plain)
          .environment(\.editMode, $mode)
        }
      }
    }
    let film = FrameSequence(size: Self.size, duration: 1, events: [.tap("Change", at: 0)]) {
      Edited()
    }
    // The red sign is never behind the words.
    for index in 1..<40 {
      let frame = try film.frame(at: index)
      let words = try #require(frame.layout.frame(of: "A"))
      let bitmap = try frame.bitmap()
      let reds = (0..<300).filter { x in
        let pixel = bitmap[x, Int(words.midY) + 5]
        return Int(pixel.red) - Int(pixel.green) > 12
      }
      #expect((reds.last ?? 0) <= Int(words.minX) + 1, "frame \(index)")
    }
  }
}

import Foundation
import Stillframe
import Testing

/// Things that are there from the start: pages stand, presentations rise (rules SM2.16 and SM3.15).
@Suite struct FirstFrameTests {
  private static let size = CGSize(width: 200, height: 400)

  enum Start: String, CaseIterable, Sendable {
    case path, deepPath, bound, boundDeep, inSheet
  }

  private struct Pages: View {
    let start: Start

    var body: some View {
      switch start {
      case .path: stack(.constant([1]))
      case .deepPath: stack(.constant([1, 2, 3]))
      case .bound:
        NavigationStack {
          Color.blue.navigationDestination(isPresented: .constant(true)) { page }
        }
      case .boundDeep:
        NavigationStack {
          Color.blue.navigationDestination(isPresented: .constant(true)) {
            Color.yellow.navigationDestination(isPresented: .constant(true)) { page }
          }
        }
      case .inSheet:
        Color.white.sheet(isPresented: .constant(true)) {
          NavigationStack {
            Color.blue.navigationDestination(isPresented: .constant(true)) { page }
          }
        }
      }
    }

    private var page: some View {
      Color.green.accessibilityIdentifier("page").navigationTitle("Page")
    }

    private func stack(_ path: Binding<[Int]>) -> some View {
      NavigationStack(path: path) {
        Color.blue.navigationDestination(for: Int.self) { index in
          if index == path.wrappedValue.last { page } else { Color.yellow }
        }
      }
    }
  }

  /// SM2.16.
  @Test(arguments: Start.allCases) func pagesStandFromTheFirstFrameOn(_ start: Start) throws {
    let film = FrameSequence(size: Self.size, duration: 1) { Pages(start: start) }
    #expect(Set(Track(film, "page", \.minX).values) == [0])
    guard start != .inSheet else { return }
    let first = try film.frame(at: 0).bitmap()
    #expect(first == (try film.frame(at: 30).bitmap()))
    let still = FrameSequence(size: Self.size, duration: 1, systemMotion: false) {
      Pages(start: start)
    }
    #expect(first == (try still.frame(at: 0).bitmap()))
    #expect(try film.endingAtRest(within: 2).duration < 0.1)
  }

  private struct Later: View {
    @State private var isThere = false
    var body: some View {
      NavigationStack {
        VStack {
          Text("Go").onTapGesture { isThere = true }
          if isThere {
            Text("Now").navigationDestination(isPresented: .constant(true)) {
              Color.green.accessibilityIdentifier("page")
            }
          }
        }
      }
    }
  }

  /// A destination that comes later pushes, even in the first moment.
  @Test(arguments: [0, 0.5]) func laterDestinationsPush(_ time: TimeInterval) throws {
    let film = FrameSequence(size: Self.size, duration: 2, events: [.tap("Go", at: time)]) {
      Later()
    }
    let left = Track(film, "page", \.minX)
    #expect(left.values.first { !$0.isNaN } ?? 0 > 190)
    #expect(left.falls && left.values.last == 0)
  }

  enum Presented: String, CaseIterable, Sendable {
    case sheet, item, cover, alert, dialog, popover, nested
  }

  private struct Item: Identifiable { let id = 1 }

  private struct Presenting: View {
    let way: Presented
    var isOn = true

    var body: some View {
      let on = Binding.constant(isOn)
      let base = Text("Base").frame(maxWidth: .infinity, maxHeight: .infinity)
      switch way {
      case .sheet: base.sheet(isPresented: on) { page }
      case .item: base.sheet(item: .constant(isOn ? Item() : nil)) { _ in page }
      case .cover: base.fullScreenCover(isPresented: on) { page }
      case .alert: base.alert("Sure?", isPresented: on) { Button("Yes") {} }
      case .dialog: base.confirmationDialog("Sure?", isPresented: on) { Button("Yes") {} }
      case .popover:
        base.popover(isPresented: on) {
          Text("Seen").padding().presentationCompactAdaptation(.popover)
        }
      case .nested:
        base.sheet(isPresented: on) {
          Color.yellow.sheet(isPresented: .constant(true)) { page }
        }
      }
    }

    private var page: some View { Color.green.accessibilityIdentifier("page") }
  }

  /// SM3.15.
  @Test(arguments: Presented.allCases) func presentationsComeAtTheStart(_ way: Presented) throws {
    let film = FrameSequence(size: Self.size, duration: 2) { Presenting(way: way) }
    let plain = FrameSequence(size: Self.size, duration: 2) { Presenting(way: way, isOn: false) }
    #expect(try film.frame(at: 0).bitmap() == plain.frame(at: 0).bitmap())
    let still = FrameSequence(size: Self.size, duration: 2, systemMotion: false) {
      Presenting(way: way)
    }
    #expect(try film.frame(at: 120).bitmap() == still.frame(at: 0).bitmap())
    let moments = try [0, 4, 8, 12].map { try film.frame(at: $0).bitmap() }
    for (one, next) in zip(moments, moments.dropFirst()) { #expect(one != next) }
    #expect(try film.endingAtRest(within: 3).duration > 0.3)
  }

  private struct Nested: View {
    let depth: Int
    var body: some View {
      Color.green.accessibilityIdentifier("page \(depth)")
        .sheet(isPresented: .constant(depth > 0)) { AnyView(Nested(depth: depth - 1)) }
    }
  }

  @Test func presentationsOfPresentationsComeWithoutAWarning() throws {
    let film = FrameSequence(size: Self.size, duration: 1) { Nested(depth: 5) }
    #expect(try film.frame(at: 0).layout.warnings.isEmpty)
    #expect(Track(film, "page 0", \.minY).falls)
  }

  @Test func sheetRisesByItsSpring() throws {
    let film = FrameSequence(size: Self.size, duration: 1) { Presenting(way: .sheet) }
    let top = Track(film, "page", \.minY)
    for index in 0..<40 {
      let expected = 10 + 390 * carriageRest(after: Double(index) / 60)
      #expect(abs(top[index] - expected) < 0.3, "frame \(index)")
    }
  }
}

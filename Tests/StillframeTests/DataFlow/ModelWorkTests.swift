import Combine
import Foundation
import Stillframe
import Testing

/// Work that a model does for its views, by tasks and by publishers.
@Suite struct ModelWorkTests {
  /// Loads for two seconds.
  @MainActor private final class Loader: ObservableObject {
    @Published var state = "idle"

    func load() async {
      state = "loading"
      try? await Task.sleep(for: .seconds(2))
      state = "done"
    }

    func loadDetached() async {
      state = "loading"
      let result = await Task.detached {
        try? await Task.sleep(nanoseconds: 2_000_000_000)
        return "done"
      }.value
      state = result
    }
  }

  private struct Loading: View {
    let isDetached: Bool
    @StateObject private var loader = Loader()

    var body: some View {
      VStack {
        Text("it is " + loader.state)
        Button("load") {
          Task { if isDetached { await loader.loadDetached() } else { await loader.load() } }
        }
      }
    }
  }

  @Test(arguments: [false, true]) func aTaskThatAnActionStartsSleepsByTheStagesClock(
    isDetached: Bool
  ) throws {
    let stage = Stage(size: CGSize(width: 200, height: 100)) { Loading(isDetached: isDetached) }
    try stage.tap("load")
    #expect(try stage.shows("it is loading"))
    stage.advance(by: 1.99)
    #expect(try stage.shows("it is loading"))
    stage.advance(by: 0.02)
    #expect(try stage.shows("it is done"))
  }

  /// What is done to what a field says before it is shown.
  enum Way: Sendable { case debounced, delayed, elsewhere }

  private final class Search: ObservableObject {
    @Published var words = ""
    @Published var found = "-"

    @MainActor init(_ way: Way) {
      let words = $words.dropFirst()
      switch way {
      case .debounced:
        words.debounce(for: .milliseconds(300), scheduler: RunLoop.main).map { $0.uppercased() }
          .assign(to: &$found)
      case .delayed:
        words.delay(for: .seconds(0.3), scheduler: DispatchQueue.main).map { $0.uppercased() }
          .assign(to: &$found)
      case .elsewhere:
        words.receive(on: DispatchQueue.global()).map { $0.uppercased() }
          .receive(on: DispatchQueue.main)
          .delay(for: 0.3, scheduler: RunLoop.main)
          .assign(to: &$found)
      }
    }
  }

  private struct Searching: View {
    @StateObject private var search: Search

    @MainActor init(_ way: Way) {
      _search = StateObject(wrappedValue: Search(way))
    }

    var body: some View {
      VStack {
        TextField("words", text: $search.words).accessibilityIdentifier("field")
        Text("found " + search.found)
      }
    }
  }

  @Test(arguments: [Way.debounced, .delayed, .elsewhere])
  func publishersThatWaitFollowTheStagesClock(way: Way) throws {
    let stage = Stage(size: CGSize(width: 200, height: 100)) { Searching(way) }
    try stage.type("swift", into: "field")
    stage.advance(by: 0.25)
    #expect(try stage.shows("found -"))
    stage.advance(by: 0.1)
    #expect(try stage.shows("found SWIFT"))
  }

  /// A film shows it at the same moments, whichever frame is asked for first.
  @Test func filmsShowItAtItsTime() throws {
    let film = FrameSequence(
      size: CGSize(width: 200, height: 100), fps: 10, duration: 1,
      events: [.type("swift", into: "field", at: 0.1)]
    ) { Searching(.debounced) }
    #expect(try film.frame(at: 10).layout.description.contains("found SWIFT"))
    #expect(try film.frame(at: 3).layout.description.contains("found -"))
    #expect(try film.frame(at: 4).layout.description.contains("found SWIFT"))
  }
}

extension Stage {
  fileprivate func shows(_ text: String) throws -> Bool {
    try layoutReport().description.contains("\"" + text + "\"")
  }
}

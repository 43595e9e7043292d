import Foundation
import StillLayout
import StillReport
import StillViewGraph
import Stillframe
import Synchronization
import Testing

/// Keeps what it is told.
private final class Ear: Sendable {
  private let heard = Mutex<[LayoutWarning]>([])

  var all: [LayoutWarning] { heard.withLock { $0 } }

  func hear(_ warning: LayoutWarning) { heard.withLock { $0.append(warning) } }
}

@MainActor struct WarningTests {
  private var crooked: some View { Color.red.frame(width: 4, height: 4).layoutPriority(.nan) }

  @Test func aRendererTellsEachWarningOnce() throws {
    let ear = Ear()
    let renderer = ImageRenderer(content: crooked)
    renderer.onWarning = { ear.hear($0) }
    _ = try renderer.bitmap()
    _ = try renderer.pngData()
    #expect(ear.all.count == 1)
    #expect(ear.all.first?.message.contains("layout priority") == true)
  }

  /// A still shows glass as it is; a film would show it move.
  @Test func whatOnlyMovesIsToldOfFilms() throws {
    struct Bar: View {
      @Namespace private var space
      var body: some View { Color.red.frame(width: 4, height: 4).glassEffectID("a", in: space) }
    }
    let ear = Ear()
    let renderer = ImageRenderer(content: Bar())
    renderer.onWarning = { ear.hear($0) }
    _ = try renderer.bitmap()
    #expect(ear.all.isEmpty)
    var film = FrameSequence(size: CGSize(width: 10, height: 10), fps: 10, duration: 0.2) { Bar() }
    film.onWarning = { ear.hear($0) }
    for index in 0..<film.count { _ = try film.frame(at: index).bitmap() }
    #expect(
      Set(ear.all.map(\.message)) == ["glassEffectID has no effect: glass shapes do not morph"])
  }

  @Test func aStageTellsEachWarningOnce() throws {
    let ear = Ear()
    let stage = Stage(size: CGSize(width: 10, height: 10)) { self.crooked }
    stage.onWarning = { ear.hear($0) }
    _ = try stage.bitmap()
    stage.advance(by: 1)
    _ = try stage.bitmap()
    #expect(ear.all.count == 1)
  }

  @Test func aFilmTellsWarningsWhileItIsWritten() throws {
    let ear = Ear()
    var film = FrameSequence(size: CGSize(width: 10, height: 10), fps: 2, duration: 1) {
      Color.red.layoutPriority(.nan)
    }
    film.onWarning = { ear.hear($0) }
    _ = try film.frame(at: 1).bitmap()
    #expect(ear.all.count == 1)
  }

  @Test func warningsCanBeErrors() {
    let renderer = ImageRenderer(content: crooked.environment(\.warningsAreErrors, true))
    renderer.onWarning = { _ in }
    #expect(throws: RenderError.self) { try renderer.bitmap() }
    do {
      _ = try renderer.bitmap()
    } catch {
      guard case .warned(let warnings) = error else { return #expect(Bool(false), "\(error)") }
      #expect(warnings.count == 1)
      #expect("\(error)".contains("layout priority"))
    }
  }

  @Test func warningsAreErrorsOnlyForTheViewsInside() throws {
    let renderer = ImageRenderer(
      content: VStack {
        crooked
        Color.blue.environment(\.warningsAreErrors, true)
        crooked.environment(\.warningsAreErrors, false)
      })
    renderer.proposedSize = ProposedViewSize(width: 20, height: 20)
    renderer.onWarning = { _ in }
    _ = try renderer.bitmap()
  }

  @Test func laterModifiersOfTheEnvironmentDoNotHideStrictness() {
    let renderer = ImageRenderer(
      content: crooked.environment(\.lineLimit, 1).environment(\.warningsAreErrors, true))
    renderer.onWarning = { _ in }
    #expect(throws: RenderError.self) { try renderer.bitmap() }
  }
}

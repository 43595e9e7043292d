import Foundation
import StillViewGraph
import StillViewsTestSupport
import Stillframe
import Testing

/// Something that a view owns; its end is the view's.
private final class Possession: Sendable {
  private let recorder: Recorder

  init(_ recorder: Recorder) {
    self.recorder = recorder
    recorder.count("made")
  }

  deinit {
    recorder.count("freed")
  }
}

private struct Owner: View {
  @State private var possession: Possession
  @State private var isThere = true

  init(_ recorder: Recorder) {
    _possession = State(initialValue: Possession(recorder))
  }

  var body: some View {
    let kept = possession
    VStack {
      GeometryReader { proxy in
        Color.red.frame(width: proxy.frame(in: .global).width / 2)
          .onTapGesture { _ = kept }
      }
      if isThere {
        Text("leaves").overlay { Circle() }
      }
      Color.blue.frame(width: 4, height: 4)
        .onTapGesture { withAnimation { isThere.toggle() } }
        .accessibilityIdentifier("switch")
    }
    .padding()
    .opacity(0.5)
    .animation(.default, value: isThere)
  }
}

@Suite struct LifetimeTests {
  @MainActor @Test func aPictureLeavesNothingBehind() throws {
    let recorder = Recorder()
    weak var graph: ViewGraph?
    do {
      let renderer = ImageRenderer(content: Owner(recorder).frame(width: 40, height: 40))
      _ = try renderer.bitmap()
      graph = try renderer.liveGraph()
      #expect(graph != nil)
    }
    #expect(graph == nil)
    #expect(recorder.total("freed") == recorder.total("made"))
  }

  @Test func aStageLeavesNothingBehind() throws {
    let recorder = Recorder()
    do {
      let stage = Stage(size: CGSize(width: 40, height: 40)) { Owner(recorder) }
      try stage.tap("switch")
      stage.advance(by: 0.1)
      try stage.tap("switch")
      stage.advance(by: 0.1)
      _ = try stage.bitmap()
    }
    #expect(recorder.total("made") >= 1)
    #expect(recorder.total("freed") == recorder.total("made"))
  }

  /// Columns that know of each other, with pages that were gone to and left.
  @Test(arguments: [false, true]) func aSplitViewLeavesNothingBehind(isWide: Bool) throws {
    let recorder = Recorder()
    do {
      let stage = Stage(size: CGSize(width: 400, height: 300)) {
        SplitOwner(recorder).environment(\.horizontalSizeClass, isWide ? .regular : .compact)
      }
      try stage.tap("2")
      _ = try stage.bitmap()
      if !isWide { try stage.tap("Back") }
      try stage.tap("3")
    }
    #expect(recorder.total("made") >= 1)
    #expect(recorder.total("freed") == recorder.total("made"))
  }
}

private struct SplitOwner: View {
  @State private var possession: Possession
  @State private var chosen: Int?

  init(_ recorder: Recorder) {
    _possession = State(initialValue: Possession(recorder))
  }

  var body: some View {
    let kept = possession
    NavigationSplitView {
      List(1..<4, id: \.self, selection: $chosen) { NavigationLink("\($0)", value: $0) }
    } detail: {
      NavigationStack { Text("chosen").onTapGesture { _ = kept } }
    }
  }
}

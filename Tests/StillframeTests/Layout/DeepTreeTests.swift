import Foundation
import StillViewGraph
import StillViewsTestSupport
import Stillframe
import Testing

/// Views nested `depth` deep.
private func nested(_ depth: Int) -> AnyView {
  var view = AnyView(Color.red.frame(width: 4, height: 4).accessibilityIdentifier("leaf"))
  for _ in 0..<depth { view = AnyView(view) }
  return view
}

private func padded(_ depth: Int) -> AnyView {
  var view = AnyView(Color.red.frame(width: 4, height: 4).accessibilityIdentifier("leaf"))
  for _ in 0..<depth { view = AnyView(view.padding(0.001)) }
  return view
}

/// Contains itself.
private struct Endless: View {
  let level: Int
  var body: some View { AnyView(Endless(level: level + 1)) }
}

/// Runs something on a thread with a small stack and waits for it.
private func onWorkerThread(stackSize: Int = 512 << 10, _ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    body()
    done.signal()
  }
  thread.stackSize = stackSize
  thread.start()
  done.wait()
}

@Suite struct DeepTreeTests {
  @Test func tenThousandNestedViewsAreBuiltMeasuredDrawnAndFreed() throws {
    let renderer = ImageRenderer(content: nested(10_000))
    #expect(try renderer.layoutReport().frame(of: "leaf")?.width == 4)
    #expect(try renderer.bitmap()[2, 2].red == 255)
  }

  @Test func theSameOnAWorkerThreadWithASmallStack() {
    let width = Box<CGFloat>(0)
    let red = Box<UInt8>(0)
    onWorkerThread {
      let renderer = ImageRenderer(content: nested(10_000))
      width.value = (try? renderer.layoutReport().frame(of: "leaf")?.width) ?? 0
      red.value = (try? renderer.bitmap()[2, 2].red) ?? 0
    }
    #expect(width.value == 4)
    #expect(red.value == 255)
  }

  @Test func tenThousandNestedModifiersToo() {
    let size = Box(CGSize.zero)
    onWorkerThread {
      let renderer = ImageRenderer(content: padded(10_000))
      size.value = (try? renderer.layoutReport().size) ?? .zero
      _ = try? renderer.bitmap()
    }
    #expect(abs(size.value.width - 24) < 0.001)
  }

  @Test func viewsBeyondTheStatedDepthAreAnError() throws {
    #expect(throws: RenderError.tooDeep(limit: ViewGraph.depthLimit)) {
      try ImageRenderer(content: Endless(level: 0)).layoutReport()
    }
    #expect(throws: RenderError.tooDeep(limit: ViewGraph.depthLimit)) {
      try Stage(size: CGSize(width: 4, height: 4)) { Endless(level: 0) }.bitmap()
    }
  }
}

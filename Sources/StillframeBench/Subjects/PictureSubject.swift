import Dispatch
import Foundation
import StillRaster
import Stillframe

/// From a view to a file's bytes.
enum PictureSubject {
  static func measure(_ bench: Bench) throws {
    let name = "cairo_surface_write_to_png"
    try bench.time("picture/social/png", .milliseconds, goal: .atMost(6)) {
      let cairo = PNGSubject.cairo(try social().bitmap())
      return (
        { try nanoseconds { _ = try social().pngData() } },
        .measured(name) { nanoseconds { _ = cairo() } }
      )
    }
    try bench.time("picture/social/pixels", .milliseconds, goal: .atMost(2.5)) {
      let cairo = PNGSubject.cairo(try social().bitmap())
      return (
        { try nanoseconds { _ = try social().bitmap() } },
        .measured(name) { nanoseconds { _ = cairo() } }
      )
    }
    try bench.time("picture/social@2x/png", .milliseconds, goal: .atMost(20)) {
      ({ try nanoseconds { _ = try social(scale: 2).pngData() } }, .nothing)
    }
    try bench.time("picture/card/layout", .milliseconds) {
      (
        {
          try nanoseconds { _ = try ImageRenderer(content: Card(number: 1)).liveGraph() }
        }, .nothing
      )
    }
    let count = bench.options.isQuick ? 8 : 64
    try bench.time("picture/cards/1-thread", .perSecond("cards"), count: Double(count)) {
      ({ nanoseconds { for index in 0..<count { encode(index) } } }, .nothing)
    }
    try bench.time(
      "picture/cards/2-threads", .perSecond("cards"), count: Double(count),
      goal: .ratioAtLeast(1.8)
    ) {
      (
        { nanoseconds { DispatchQueue.concurrentPerform(iterations: count) { encode($0) } } },
        .measured("1 thread") { nanoseconds { for index in 0..<count { encode(index) } } }
      )
    }
  }

  private static func social(scale: CGFloat = 1) -> ImageRenderer<SocialCard> {
    let renderer = ImageRenderer(content: SocialCard())
    renderer.scale = scale
    renderer.isOpaque = true
    return renderer
  }

  private static func encode(_ index: Int) {
    let renderer = ImageRenderer(content: Card(number: index))
    renderer.isOpaque = true
    let data = try? renderer.pngData()
    precondition(data != nil, "the card can be painted")
  }
}

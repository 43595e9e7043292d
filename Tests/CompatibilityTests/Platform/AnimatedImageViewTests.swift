import SwiftUI
import Testing

/// Image views of UIKit with images that follow each other.
@Suite @MainActor struct AnimatedImageViewTests {
  private struct Blinking: UIViewRepresentable {
    var repeats = 0
    var isStopped = false

    static func square(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
    }

    func makeUIView(context: Context) -> UIImageView {
      let view = UIImageView(image: Self.square(.black))
      view.animationImages = [Self.square(.red), Self.square(.green), Self.square(.blue)]
      view.animationDuration = 0.6
      view.animationRepeatCount = repeats
      view.startAnimating()
      if isStopped { view.stopAnimating() }
      return view
    }

    func updateUIView(_ uiView: UIImageView, context: Context) {}
  }

  private func colors(_ view: Blinking) throws -> [String] {
    let film = FrameSequence(size: CGSize(width: 4, height: 4), fps: 10, duration: 0.9) { view }
    return try (0..<9).map { index in
      let pixel = try film.frame(at: index).bitmap()[2, 2]
      let values = [("r", pixel.red), ("g", pixel.green), ("b", pixel.blue)]
      return values.first { $0.1 > 100 }?.0 ?? "-"
    }
  }

  @Test func imagesFollowEachOther() throws {
    #expect(try colors(Blinking()).joined() == "rrggbbrrg")
    #expect(try colors(Blinking(repeats: 1)).joined() == "rrggbb---")
    #expect(try colors(Blinking(isStopped: true)).joined() == "---------")
  }

  @Test func viewsSayWhetherTheyAreAnimating() {
    let view = UIImageView()
    #expect(!view.isAnimating && view.animationImages == nil && view.animationDuration == 0)
    view.startAnimating()
    #expect(view.isAnimating && view.animationRepeatCount == 0)
    view.stopAnimating()
    #expect(!view.isAnimating)
  }
}

public import Foundation
import StillDrawing
public import StillGeometry
import StillLayout
import StillViewGraph

extension GraphicsContext {
  /// An image ready to be drawn, in the environment of a context.
  public struct ResolvedImage {
    /// In points.
    public let size: CGSize
    /// How far the image's baseline lies below its top.
    public let baseline: CGFloat
    /// The shading through the image's alpha (default: nil, the image's colours).
    public var shading: Shading?
    /// The image in any size.
    private let leaf: ImageLeaf
    private let environment: EnvironmentValues

    fileprivate init(_ image: Image, in environment: EnvironmentValues) {
      let natural = image.leaf(in: environment)
      size = natural.size(.unspecified)
      baseline =
        natural.guide(
          VerticalAlignment.lastTextBaseline.key, size: size, proposal: .unspecified)
        ?? size.height
      leaf = image.isResizable ? natural : image.resizable().leaf(in: environment)
      self.environment = environment
      shading = natural.isTinted ? .foreground : nil
    }

    fileprivate func commands(in frame: CGRect) -> [DrawCommand] {
      var pass = DrawingPass(time: 0, grid: PixelGrid(scale: environment.displayScale))
      leaf.tinted(shading?.fill(in: frame, environment))
        .draw(in: frame, proposal: ProposedViewSize(frame.size), &pass)
      return pass.commands
    }
  }

  /// Finds an image. One that is missing is a placeholder.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image, in: environment) }

  /// Draws an image stretched over a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard rect.hasNumbers else { return }
    record(image.commands(in: rect.standardized))
  }

  /// Draws an image at its size, with a point of it at a place.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: Self.frame(image.size, at: point, anchor))
  }

  /// Draws an image stretched over a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image at its size, with a point of it at a place.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

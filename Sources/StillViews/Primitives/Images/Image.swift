public import Foundation
package import StillDrawing
public import StillGeometry
import StillText
import StillViewGraph

/// A picture: a file by its name, pixels at hand, or a symbol, sized and aligned like text of the environment's
/// font.
///
/// ```swift
/// Image(systemName: "star.fill").font(.largeTitle).foregroundStyle(.yellow)
/// ```
nonisolated public struct Image: Equatable, Sendable {
  /// Where the picture comes from.
  enum Source: Equatable, Sendable {
    case symbol(String)
    case named(String, Bundle?)
    case pixels(PictureReference)
  }

  let source: Source
  /// What assistive technologies read of the picture; nil: its name.
  var spoken: SpokenImage?
  var isResizable = false
  var capInsets = EdgeInsets()
  var resizingMode = ResizingMode.stretch
  var interpolation = Interpolation.low
  var isAntialiased = true
  var templateMode: TemplateRenderingMode?
  var renderingMode: SymbolRenderingMode?

  init(_ source: Source) {
    self.source = source
  }

  /// The name of a symbol; nothing for other pictures.
  var systemName: String {
    if case .symbol(let name) = source { name } else { "" }
  }

  /// A symbol by name. A name that is not known shows a placeholder, with a warning.
  public init(systemName: String) {
    self.init(.symbol(systemName))
  }

  /// A symbol by name; ours do not depend on a value, and show all of it.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// How large a symbol is beside text of the same font.
  public enum Scale: Hashable, Sendable {
    /// `medium` unless set; a small symbol is lower, a large one higher.
    case small, medium, large
  }

  /// What a resizable image does with more room than it has.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated as it is, or stretched to the room.
    case tile, stretch
  }

  /// Whether an image has colours of its own.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Filled with the foreground style wherever it is opaque, or with its own colours.
    case template, original
  }

  /// How pixels between pixels come about; whatever the quality, a picture that shrinks does not shimmer.
  public enum Interpolation: Hashable, Sendable {
    /// As the nearest one is.
    case none
    /// Smooth. All three are drawn alike.
    case low, medium, high
  }

  /// How a picture lies in its memory.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// How its rows and columns have to be turned or mirrored to stand upright; raw values from 0.
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// The image in any size (rule P11.3). A symbol is stretched, whatever the insets and the mode.
  ///
  /// - Parameters:
  ///   - capInsets: What keeps its size at the edges, in points.
  ///   - resizingMode: Whether what is between them is stretched or repeated.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var result = self
    result.isResizable = true
    result.capInsets = capInsets
    result.resizingMode = resizingMode
    return result
  }

  /// Sets how pixels between pixels come about.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var result = self
    result.interpolation = interpolation
    return result
  }

  /// Whether the image's edges are smooth where they do not lie on those of pixels, as in a rotated one; otherwise a pixel there
  /// is covered or not. Those of symbols are smooth always.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var result = self
    result.isAntialiased = isAntialiased
    return result
  }

  /// Sets whether the foreground style is painted through the image; symbols take it in either mode.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var result = self
    result.templateMode = renderingMode
    return result
  }

  /// Sets how many colours the symbol is shown in.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var result = self
    result.renderingMode = mode
    return result
  }
}

extension Image {
  /// An image by the name of its file or of its set in a catalogue; nil: the program's own bundle. One that is
  /// not found shows a placeholder, with a warning.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle))
  }

  /// An image by its name, with an accessibility label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle))
    spoken = .label([label])
  }

  /// An image by its name; ours do not depend on a value, and show all of it.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.named(name, bundle))
  }

  /// An image by its name that assistive technologies pass over.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle))
    spoken = .decorative
  }

  /// An image that is found or at hand already.
  package init(picture: FoundPicture) {
    self.init(.pixels(PictureReference(picture)))
  }
}

/// A picture at hand; two are equal when they are the same one.
struct PictureReference: Equatable, Sendable {
  let picture: FoundPicture

  init(_ picture: FoundPicture) {
    self.picture = picture
  }

  static func == (a: PictureReference, b: PictureReference) -> Bool {
    a.picture.source === b.picture.source && a.picture.scale == b.picture.scale
  }
}

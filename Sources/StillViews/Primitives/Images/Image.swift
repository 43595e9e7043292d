public import Foundation
package import StillDrawing
public import StillGeometry
import StillText
import StillViewGraph

/// An image: a file by its name, a bitmap, or a symbol, which is sized and aligned like text of the environment's font.
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
  /// Spoken label of the picture; nil for its name.
  var spoken: SpokenImage?
  var isResizable = false
  var capInsets = EdgeInsets()
  var resizingMode = ResizingMode.stretch
  var interpolation = Interpolation.low
  var isAntialiased = true
  var templateMode: TemplateRenderingMode?
  var renderingMode: SymbolRenderingMode?
  /// The look of a symbol that does not depend on its environment (default: nil, none).
  var ownSymbolLook: OwnSymbolAppearance?
  /// How much of a symbol with gradual layers is lit, 0 to 1; nil: all of it.
  var variableValue: Double?

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

  /// A symbol by name, of which a share is lit: waves of wifi and of speakers, bars of charts, persons of a group.
  ///
  /// - Parameter variableValue: From 0 for nothing to 1 for all; nil: all of it.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
    self.variableValue = variableValue.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
  }

  /// A symbol by name. Those of Apple's own programs are not known, and show a placeholder.
  public init(_internalSystemName systemName: String) {
    self.init(systemName: systemName)
  }

  /// How large a symbol is beside text of the same font.
  public enum Scale: Hashable, Sendable {
    /// `medium` unless set; a small symbol is lower, a large one higher.
    case small, medium, large
  }

  /// The resizing of an image to more room.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated, or stretched to the room.
    case tile, stretch
  }

  /// Whether an image is drawn in its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Filled with the foreground style wherever it is opaque, or with its own colours.
    case template, original
  }

  /// The interpolation between pixels; a reduced picture does not alias at any quality.
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

  /// Makes the image resizable (rule P11.3). A symbol is stretched or repeated as a whole: it has no insets.
  ///
  /// - Parameters:
  ///   - capInsets: The edges that keep their size, in points.
  ///   - resizingMode: Whether the middle is stretched or repeated.
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

  /// Sets whether the image's edges are antialiased where they do not coincide with pixel edges, as in a rotated one;
  /// otherwise a pixel there is covered or not. Symbols are always antialiased.
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

  /// An image by its name without an accessibility label.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle))
    spoken = .decorative
  }

  /// An image of a picture.
  package init(picture: FoundPicture) {
    self.init(.pixels(PictureReference(picture)))
  }
}

/// A reference to a picture; two are equal if they refer to the same one.
struct PictureReference: Equatable, Sendable {
  let picture: FoundPicture

  init(_ picture: FoundPicture) {
    self.picture = picture
  }

  static func == (a: PictureReference, b: PictureReference) -> Bool {
    a.picture.source === b.picture.source && a.picture.scale == b.picture.scale
  }
}

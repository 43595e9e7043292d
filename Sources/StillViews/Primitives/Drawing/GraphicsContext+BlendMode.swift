import StillRaster

extension GraphicsContext {
  /// The blend mode of a drawing and the view's previous drawings, in gamma-encoded sRGB (rules P2.2–P2.7). Modes that
  /// clear the area outside the drawing do so within its bounding box alone.
  public struct BlendMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    private init(_ blending: PixelBlending) {
      rawValue = blending.rawValue
    }

    /// The blending with the number; normal for an unknown number.
    var blending: PixelBlending { PixelBlending(rawValue: rawValue) ?? .normal }

    /// The drawing covers its backdrop.
    public static let normal = BlendMode(.normal)
    /// The product of both: never lighter.
    public static let multiply = BlendMode(.multiply)
    /// The product of how dark both are: never darker.
    public static let screen = BlendMode(.screen)
    /// `multiply` where it is dark, `screen` where it is light.
    public static let overlay = BlendMode(.overlay)
    /// The smaller one of each component.
    public static let darken = BlendMode(.darken)
    /// The larger one of each component.
    public static let lighten = BlendMode(.lighten)
    /// Lightens the backdrop, the more the lighter the drawing is; black changes nothing.
    public static let colorDodge = BlendMode(.colorDodge)
    /// Darkens the backdrop, the more the darker the drawing is; white changes nothing.
    public static let colorBurn = BlendMode(.colorBurn)
    /// Darkens or lightens gently, by whether the drawing is darker or lighter than middle grey.
    public static let softLight = BlendMode(.softLight)
    /// `overlay` with both exchanged: the drawing decides.
    public static let hardLight = BlendMode(.hardLight)
    /// How far apart both are.
    public static let difference = BlendMode(.difference)
    /// How far apart both are, with less contrast.
    public static let exclusion = BlendMode(.exclusion)
    /// The drawing's hue; the backdrop's saturation and luminosity.
    public static let hue = BlendMode(.hue)
    /// The drawing's saturation; the backdrop's hue and luminosity.
    public static let saturation = BlendMode(.saturation)
    /// The drawing's hue and saturation; the backdrop's luminosity.
    public static let color = BlendMode(.color)
    /// The drawing's luminosity; the backdrop's hue and saturation.
    public static let luminosity = BlendMode(.luminosity)
    /// Clears the backdrop.
    public static let clear = BlendMode(.clear)
    /// Replaces the backdrop by the drawing, with its opacity.
    public static let copy = BlendMode(.copy)
    /// The drawing inside the backdrop, and nothing else.
    public static let sourceIn = BlendMode(.sourceIn)
    /// The drawing outside the backdrop, and nothing else.
    public static let sourceOut = BlendMode(.sourceOut)
    /// The drawing over the backdrop, and only inside it.
    public static let sourceAtop = BlendMode(.sourceAtop)
    /// The drawing behind the backdrop.
    public static let destinationOver = BlendMode(.destinationOver)
    /// The backdrop inside the drawing, and nothing else.
    public static let destinationIn = BlendMode(.destinationIn)
    /// The backdrop outside the drawing.
    public static let destinationOut = BlendMode(.destinationOut)
    /// The backdrop over the drawing, and only inside it.
    public static let destinationAtop = BlendMode(.destinationAtop)
    /// Each of both where the other one is not.
    public static let xor = BlendMode(.xor)
    /// The sum of how dark both are: black where it is too much.
    public static let plusDarker = BlendMode(.plusDarker)
    /// The sum of how light both are: white where it is too much.
    public static let plusLighter = BlendMode(.plusLighter)
  }
}

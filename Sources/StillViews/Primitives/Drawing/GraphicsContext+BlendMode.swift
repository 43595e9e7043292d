import StillRaster

extension GraphicsContext {
  /// How a drawing meets what the view has drawn before, in gamma-encoded sRGB (rules P2.2–P2.7). Those modes
  /// that clear what lies outside of the drawing do so within its box alone.
  public struct BlendMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    private init(_ blending: PixelBlending) {
      rawValue = blending.rawValue
    }

    /// What the number stands for; an unknown one is normal.
    var blending: PixelBlending { PixelBlending(rawValue: rawValue) ?? .normal }

    /// What is drawn covers what is there.
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
    /// Lightens what is there, the more the lighter the drawing is; black changes nothing.
    public static let colorDodge = BlendMode(.colorDodge)
    /// Darkens what is there, the more the darker the drawing is; white changes nothing.
    public static let colorBurn = BlendMode(.colorBurn)
    /// Darkens or lightens gently, by whether the drawing is darker or lighter than middle grey.
    public static let softLight = BlendMode(.softLight)
    /// `overlay` with both exchanged: the drawing decides.
    public static let hardLight = BlendMode(.hardLight)
    /// How far apart both are.
    public static let difference = BlendMode(.difference)
    /// How far apart both are, with less contrast.
    public static let exclusion = BlendMode(.exclusion)
    /// The drawing's hue; saturation and luminosity of what is there.
    public static let hue = BlendMode(.hue)
    /// The drawing's saturation; hue and luminosity of what is there.
    public static let saturation = BlendMode(.saturation)
    /// The drawing's hue and saturation; the luminosity of what is there.
    public static let color = BlendMode(.color)
    /// The drawing's luminosity; hue and saturation of what is there.
    public static let luminosity = BlendMode(.luminosity)
    /// Takes away what is there.
    public static let clear = BlendMode(.clear)
    /// Puts the drawing in the place of what is there, with its own opacity.
    public static let copy = BlendMode(.copy)
    /// The drawing where something is there, and nothing else.
    public static let sourceIn = BlendMode(.sourceIn)
    /// The drawing where nothing is there, and nothing else.
    public static let sourceOut = BlendMode(.sourceOut)
    /// The drawing on what is there, and only where something is.
    public static let sourceAtop = BlendMode(.sourceAtop)
    /// The drawing behind what is there.
    public static let destinationOver = BlendMode(.destinationOver)
    /// What is there where the drawing is, and nothing else.
    public static let destinationIn = BlendMode(.destinationIn)
    /// What is there where the drawing is not.
    public static let destinationOut = BlendMode(.destinationOut)
    /// What is there on the drawing, and only where the drawing is.
    public static let destinationAtop = BlendMode(.destinationAtop)
    /// Each of both where the other one is not.
    public static let xor = BlendMode(.xor)
    /// The sum of how dark both are: black where it is too much.
    public static let plusDarker = BlendMode(.plusDarker)
    /// The sum of how light both are: white where it is too much.
    public static let plusLighter = BlendMode(.plusLighter)
  }
}

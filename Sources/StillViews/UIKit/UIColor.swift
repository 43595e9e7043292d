// The names are UIKit's.
// swift-format-ignore-file: DontRepeatTypeInStaticProperties

public import Foundation
import StillGeometry
import StillViewGraph

/// A colour of UIKit, as far as views take one: the system's palette, numbers, and a choice between light and dark.
public final class UIColor: NSObject, NSSecureCoding, Sendable {
  /// The colour as views have it.
  let color: Color

  init(_ color: Color, _: Void) {
    self.color = color
    super.init()
  }

  /// A colour of a view.
  public convenience init(_ color: Color) {
    self.init(color, ())
  }

  /// A colour of an asset catalogue, found when it is drawn.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    self.init(Color(name, bundle: bundle))
  }

  /// Red, green and blue from 0 to 1, in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        .sRGB, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)),
      ())
  }

  /// Red, green and blue from 0 to 1, in Display P3.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        .displayP3, red: Double(displayP3Red), green: Double(green), blue: Double(blue),
        opacity: Double(alpha)), ())
  }

  /// A grey: `white` and `alpha` run from 0 to 1, in gamma-encoded sRGB.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)), ())
  }

  /// By hue, saturation and brightness, each from 0 to 1; a hue of 0 and of 1 is red.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)), ())
  }

  /// A colour that follows from whether its surrounding is light or dark.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(Color(light: light.color, dark: dark.color), ())
  }

  /// Returns the colour for a trait collection (default: light).
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var environment = EnvironmentValues()
    environment.colorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
    return UIColor(Color(color.resolve(in: environment)), ())
  }

  /// Returns the colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.opacity(Double(alpha)), ())
  }

  /// Writes the components of the light colour, from 0 to 1; nil pointers are skipped.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components
    unsafe red?.pointee = parts.red
    unsafe green?.pointee = parts.green
    unsafe blue?.pointee = parts.blue
    unsafe alpha?.pointee = parts.alpha
    return true
  }

  /// Writes hue, saturation and brightness of the light colour. A grey has the hue 0.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components
    let (least, most) = (
      min(parts.red, parts.green, parts.blue), max(parts.red, parts.green, parts.blue)
    )
    let range = most - least
    // Sixths of the circle: red is at 0, green at 2, blue at 4.
    let sixths =
      if range == 0 {
        0.0
      } else if most == parts.red {
        (parts.green - parts.blue) / range
      } else if most == parts.green {
        (parts.blue - parts.red) / range + 2
      } else {
        (parts.red - parts.green) / range + 4
      }
    unsafe hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
    unsafe saturation?.pointee = most == 0 ? 0 : range / most
    unsafe brightness?.pointee = most
    unsafe alpha?.pointee = parts.alpha
    return true
  }

  /// Writes the brightness of the light colour if it is a grey.
  ///
  /// - Returns: False if the colour is not a grey; nothing is written then.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components
    guard parts.red == parts.green, parts.green == parts.blue else { return false }
    unsafe white?.pointee = parts.red
    unsafe alpha?.pointee = parts.alpha
    return true
  }

  private var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var environment = EnvironmentValues()
    environment.pictureSystem =
      ViewGraph.currentEnvironment?.pictureSystem ?? UsualPictures.system
    let parts = color.resolve(in: environment)
    return (
      CGFloat(parts.red), CGFloat(parts.green), CGFloat(parts.blue), CGFloat(parts.opacity)
    )
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.color == color
  }

  public override var hash: Int { color.hashValue }

  /// True: an archive of a color holds numbers alone.
  public static var supportsSecureCoding: Bool { true }

  private static let keys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]

  /// The colour that an archive holds, in sRGB.
  public convenience init?(coder: NSCoder) {
    let parts = Self.keys.map { coder.decodeDouble(forKey: $0) }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Archives the light colour, in sRGB.
  public func encode(with coder: NSCoder) {
    let parts = components
    for (key, part) in zip(Self.keys, [parts.red, parts.green, parts.blue, parts.alpha]) {
      coder.encode(Double(part), forKey: key)
    }
  }
}

extension Color {
  /// One colour in light surroundings, another in dark ones.
  init(light: Color, dark: Color) {
    self.init(.adaptive(light: light.provider, dark: dark.provider))
  }
}

extension UIColor {
  private static func of(
    _ light: (Int, Int, Int), _ dark: (Int, Int, Int), _ opacity: (Double, Double) = (1, 1)
  ) -> UIColor {
    func color(_ parts: (Int, Int, Int), _ opacity: Double) -> Color {
      Color(
        .sRGB, red: Double(parts.0) / 255, green: Double(parts.1) / 255,
        blue: Double(parts.2) / 255, opacity: opacity)
    }
    return UIColor(Color(light: color(light, opacity.0), dark: color(dark, opacity.1)), ())
  }

  // Colours that never change.
  /// Black in any surroundings.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A third of white, in any surroundings.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Two thirds of white, in any surroundings.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White in any surroundings.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Half of white, in any surroundings; `systemGray` is another one.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Pure red, (255, 0, 0) of 255 in any surroundings. The system's is `systemRed`.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green, (0, 255, 0) of 255 in any surroundings. The system's is `systemGreen`.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue, (0, 0, 255) of 255 in any surroundings. The system's is `systemBlue`.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Pure cyan, (0, 255, 255) of 255 in any surroundings. The system's is `systemCyan`.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Pure yellow, (255, 255, 0) of 255 in any surroundings. The system's is `systemYellow`.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Pure magenta, (255, 0, 255) of 255 in any surroundings.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange, (255, 128, 0) of 255 in any surroundings. The system's is `systemOrange`.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple, (128, 0, 128) of 255 in any surroundings. The system's is `systemPurple`.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown, (153, 102, 51) of 255 in any surroundings. The system's is `systemBrown`.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Black with an opacity of 0: nothing.
  public static let clear = UIColor(white: 0, alpha: 0)

  // The palette, which views have under the same names.
  /// The same as `Color.red`; light and dark differ.
  public static let systemRed = UIColor(.red)
  /// The same as `Color.green`; light and dark differ.
  public static let systemGreen = UIColor(.green)
  /// The same as `Color.blue`; light and dark differ.
  public static let systemBlue = UIColor(.blue)
  /// The same as `Color.orange`; light and dark differ.
  public static let systemOrange = UIColor(.orange)
  /// The same as `Color.yellow`; light and dark differ.
  public static let systemYellow = UIColor(.yellow)
  /// The same as `Color.pink`; light and dark differ.
  public static let systemPink = UIColor(.pink)
  /// The same as `Color.purple`; light and dark differ.
  public static let systemPurple = UIColor(.purple)
  /// The same as `Color.teal`; light and dark differ.
  public static let systemTeal = UIColor(.teal)
  /// The same as `Color.indigo`; light and dark differ.
  public static let systemIndigo = UIColor(.indigo)
  /// The same as `Color.brown`; light and dark differ.
  public static let systemBrown = UIColor(.brown)
  /// The same as `Color.mint`; light and dark differ.
  public static let systemMint = UIColor(.mint)
  /// The same as `Color.cyan`; light and dark differ.
  public static let systemCyan = UIColor(.cyan)
  /// The same as `Color.gray`: (142, 142, 147) of 255, light and dark.
  public static let systemGray = UIColor(.gray)
  /// The colour of controls: the accent colour (default: blue).
  public static let tintColor = UIColor(.accentColor)
  /// A grey next to `systemGray`: (174, 174, 178) in light and (99, 99, 102) in dark surroundings.
  public static let systemGray2 = of((174, 174, 178), (99, 99, 102))
  /// A grey nearer to the ground than `systemGray2`: (199, 199, 204) in light and (72, 72, 74) in dark surroundings.
  public static let systemGray3 = of((199, 199, 204), (72, 72, 74))
  /// A grey nearer to the ground than `systemGray3`: (209, 209, 214) in light and (58, 58, 60) in dark surroundings.
  public static let systemGray4 = of((209, 209, 214), (58, 58, 60))
  /// A grey nearer to the ground than `systemGray4`: (229, 229, 234) in light and (44, 44, 46) in dark surroundings.
  public static let systemGray5 = of((229, 229, 234), (44, 44, 46))
  /// The grey nearest to the ground: (242, 242, 247) in light and (28, 28, 30) in dark surroundings.
  public static let systemGray6 = of((242, 242, 247), (28, 28, 30))

  // Words.
  /// Words: (0, 0, 0) in light and (255, 255, 255) in dark surroundings.
  public static let label = of((0, 0, 0), (255, 255, 255))
  /// Words of less weight: (60, 60, 67) in light and (235, 235, 245) in dark surroundings, with an opacity of 0.6.
  public static let secondaryLabel = of((60, 60, 67), (235, 235, 245), (0.6, 0.6))
  /// Words of still less weight: (60, 60, 67) in light and (235, 235, 245) in dark surroundings, with an opacity of
  /// 0.3.
  public static let tertiaryLabel = of((60, 60, 67), (235, 235, 245), (0.3, 0.3))
  /// Words that hardly count: (60, 60, 67) in light and (235, 235, 245) in dark surroundings, with opacities of 0.18
  /// and 0.16.
  public static let quaternaryLabel = of((60, 60, 67), (235, 235, 245), (0.18, 0.16))
  /// The placeholder of an empty field: (60, 60, 67) in light and (235, 235, 245) in dark mode, with an opacity of 0.3.
  public static let placeholderText = of((60, 60, 67), (235, 235, 245), (0.3, 0.3))
  /// Links: (0, 122, 255) in light and (9, 132, 255) in dark surroundings.
  public static let link = of((0, 122, 255), (9, 132, 255))
  /// Words on bright grounds: black in any surroundings.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Words on dark grounds: white with an opacity of 0.6 in any surroundings.
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  // Grounds, which are lighter in dark sheets (rule C6.19).
  /// Behind everything: (255, 255, 255) in light and (0, 0, 0) in dark surroundings.
  public static let systemBackground = UIColor(Color.system(.background), ())
  /// A group on `systemBackground`: (242, 242, 247) in light and (28, 28, 30) in dark surroundings.
  public static let secondarySystemBackground = UIColor(Color.system(.secondaryBackground), ())
  /// A group on `secondarySystemBackground`: (255, 255, 255) in light and (44, 44, 46) in dark surroundings.
  public static let tertiarySystemBackground = UIColor(Color.system(.tertiaryBackground), ())
  /// Behind lists of groups: (242, 242, 247) in light and (0, 0, 0) in dark surroundings.
  public static let systemGroupedBackground = UIColor(Color.system(.groupedBackground), ())
  /// A group on `systemGroupedBackground`: (255, 255, 255) in light and (28, 28, 30) in dark surroundings.
  public static let secondarySystemGroupedBackground = UIColor(
    Color.system(.secondaryGroupedBackground), ())
  /// A group on `secondarySystemGroupedBackground`: (242, 242, 247) in light and (44, 44, 46) in dark surroundings.
  public static let tertiarySystemGroupedBackground = UIColor(
    Color.system(.tertiaryGroupedBackground), ())
  /// Thin and small shapes: (120, 120, 128) in light and (120, 120, 128) in dark surroundings, with opacities of 0.2
  /// and 0.36.
  public static let systemFill = of((120, 120, 128), (120, 120, 128), (0.2, 0.36))
  /// Shapes of middle size, as the ground of a switch: (120, 120, 128) in light and (120, 120, 128) in dark
  /// surroundings, with opacities of 0.16 and 0.32.
  public static let secondarySystemFill = of((120, 120, 128), (120, 120, 128), (0.16, 0.32))
  /// Large shapes, as the ground of a field or a button: (118, 118, 128) in light and (118, 118, 128) in dark
  /// surroundings, with opacities of 0.12 and 0.24.
  public static let tertiarySystemFill = of((118, 118, 128), (118, 118, 128), (0.12, 0.24))
  /// Large areas with much in them: (116, 116, 128) in light and (118, 118, 128) in dark surroundings, with opacities
  /// of 0.08 and 0.18.
  public static let quaternarySystemFill = of((116, 116, 128), (118, 118, 128), (0.08, 0.18))
  /// Translucent lines between rows: (60, 60, 67) in light and (84, 84, 88) in dark mode, with opacities of 0.29 and 0.6.
  public static let separator = of((60, 60, 67), (84, 84, 88), (0.29, 0.6))
  /// Lines between rows, which let nothing through: (198, 198, 200) in light and (56, 56, 58) in dark surroundings.
  public static let opaqueSeparator = of((198, 198, 200), (56, 56, 58))
}

extension Color {
  /// A colour of UIKit.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// A colour of UIKit.
  public init(_ color: UIColor) { self = color.color }
}

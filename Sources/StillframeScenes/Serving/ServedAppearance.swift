import Foundation
import Stillframe
import StillframeArguments
import StillframeServing

/// How a picture is shown and written, from a query: the options of `render` and `animate` without their dashes.
struct ServedAppearance {
  var setting: SceneSetting
  var writing = PictureOptions()

  /// The keys that are read.
  static let names: Set<String> = [
    "size", "scale", "dark", "locale", "dynamic-type", "device", "rtl", "opaque", "quality",
    "duration", "fps",
  ]

  /// Whether a key is one of them with an underscore before it.
  static func isMarked(_ key: String) -> Bool {
    key.hasPrefix("_") && names.contains(String(key.dropFirst()))
  }

  /// - Throws: `ServingError.badRequest`, which names the key and what was expected.
  init(
    _ items: [QueryItems.Item], scale: Int?, isFilm: Bool, locales: ServedLocales
  ) throws {
    var values: [String: String] = [:]
    for (key, value) in items where Self.names.contains(key) {
      guard values.updateValue(value, forKey: key) == nil else {
        throw ServingError.badRequest("the key '\(key)' is there twice: use it once")
      }
    }
    var looks = Command.Looks(isDark: try Self.flag("dark", values))
    looks.isRightToLeft = try Self.flag("rtl", values)
    if let text = values["locale"] {
      guard let identifier = locales.identifier(text) else {
        throw Self.wrong("locale", text, "a locale such as de_CH or zh-Hant")
      }
      looks.locale = identifier
    }
    looks.device = values["device"]
    if let word = values["dynamic-type"] {
      guard
        let size = Manual.dynamicTypeSizes.first(where: { $0.lowercased() == word.lowercased() })
      else {
        throw Self.wrong(
          "dynamic-type", word, "one of " + Manual.dynamicTypeSizes.joined(separator: ", "))
      }
      looks.dynamicType = size
    }
    let size = try values["size"].map(Self.size)
    if size != nil, looks.device != nil {
      throw ServingError.badRequest("the keys 'size' and 'device' do not go together: use one")
    }
    let factor = try Self.number("scale", values, 0.001...1_000) ?? scale.map(Double.init)
    do {
      setting = try SceneSetting(size, scale: factor, looks)
    } catch let error as UsageError {
      throw ServingError.badRequest(error.description)
    } catch let error as RenderError {
      throw ServingError.badRequest(error.description)
    }
    setting.isOpaque = try Self.flag("opaque", values)
    if let quality = try Self.number("quality", values, 0...100) { writing.quality = quality / 100 }
    guard isFilm else { return }
    setting.duration = try Self.number("duration", values, 0...86_400)
    setting.fps = try Self.number("fps", values, 0.001...1_000)
  }

  private static func size(_ text: String) throws(ServingError) -> CGSize {
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map {
      Double($0)
    }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      width > 0, height > 0, width.isFinite, height.isFinite
    else { throw wrong("size", text, "WIDTHxHEIGHT in points, such as 320x200,") }
    return CGSize(width: width, height: height)
  }

  private static func flag(
    _ key: String, _ values: [String: String]
  ) throws(ServingError) -> Bool {
    switch values[key]?.lowercased() {
    case nil, "0", "false", "no", "off": false
    case "", "1", "true", "yes", "on": true
    case .some(let text): throw wrong(key, text, "1 or 0")
    }
  }

  private static func number(
    _ key: String, _ values: [String: String], _ range: ClosedRange<Double>
  ) throws(ServingError) -> Double? {
    guard let text = values[key] else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw wrong(key, text, "a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  private static func wrong(_ key: String, _ text: String, _ expectation: String) -> ServingError {
    .badRequest("the key '\(key)' is '\(text.prefix(80))': \(expectation) was expected")
  }
}

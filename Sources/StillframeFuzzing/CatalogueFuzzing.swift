import Foundation
import StillDrawing
import Stillframe

/// Reads any bytes as the description of a set in an asset catalogue.
enum CatalogueFuzzing {
  private static let root = "/dev/shm/stillframe-sets-\(getpid())"

  static func run(_ bytes: UnsafeRawBufferPointer) {
    let data = unsafe Data(bytes)
    for set in ["a.imageset", "b.colorset"] {
      let folder = "\(root)/\(set)"
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try? data.write(to: URL(fileURLWithPath: folder + "/Contents.json"))
    }
    let catalogue = AssetCatalogue(URL(fileURLWithPath: root, isDirectory: true))
    for isDark in [false, true] {
      let traits = PictureTraits(scale: 2, isDark: isDark, isRightToLeft: isDark)
      if let url = catalogue.picture(named: "a", for: traits)?.url {
        precondition(
          url.deletingLastPathComponent().lastPathComponent == "a.imageset",
          "a set names a file outside of its folder")
      }
      if let color = catalogue.color(named: "b", for: traits) {
        precondition(!color.opacity.isNaN && !color.red.isNaN, "a colour is no number")
      }
    }
  }

  static let seeds: [[UInt8]] = [
    #"{"images":[{"filename":"a.png","scale":"2x","idiom":"universal","appearances":[{"appearance":"#
      + #""luminosity","value":"dark"}]}],"properties":{"template-rendering-intent":"template"}}"#,
    #"{"colors":[{"color":{"color-space":"srgb","components":{"red":"0x10","green":"0.5","blue":"1e3","#
      + #""alpha":"1"}},"idiom":"universal"}]}"#,
  ].map { Array($0.utf8) }
}

package import Foundation
import Stillframe
package import StillframeArguments

extension SceneSetting {
  /// Creates the setting from the options that all commands that show a view share.
  ///
  /// - Throws: `RenderError.invalidSize` for a size that no picture can have, `UsageError.unknownDevice`.
  package init(_ size: CGSize?, scale: Double? = nil, _ looks: Command.Looks) throws {
    self.init()
    if let size {
      guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
        throw RenderError.invalidSize(width: size.width, height: size.height)
      }
    }
    if let name = looks.device {
      guard let device = Device(name) else {
        throw UsageError.unknownDevice(name, of: Device.allNames)
      }
      self.device = device
    }
    self.size = size
    self.scale = scale ?? device?.scale ?? 1
    colorScheme = looks.isDark ? .dark : .light
    if let name = looks.dynamicType,
      let index = Manual.dynamicTypeSizes.firstIndex(of: name)
    {
      dynamicTypeSize = DynamicTypeSize.allCases[index]
    }
    if looks.isRightToLeft { layoutDirection = .rightToLeft }
    if let locale = looks.locale { self.locale = Locale(identifier: locale) }
    isStrict = looks.isStrict
    marksMissingImages = looks.marksMissingImages
    if let seconds = looks.moment {
      moment = .at(seconds)
    } else if let limit = looks.settlingLimit {
      moment = .settled(within: limit)
    }
  }
}

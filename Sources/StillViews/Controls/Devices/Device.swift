public import Foundation
public import StillGeometry
public import StillViewGraph

/// A phone or tablet: its size, its scale and its safe area (rules C6.16, C6.17).
nonisolated public struct Device: Hashable, Sendable {
  /// The name that the device is sold under.
  public let name: String
  /// The size of the window as the device is held, in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// The safe area in the device's orientation, in points.
  public let safeArea: EdgeInsets
  /// Whether there is much room from side to side.
  public let horizontalSizeClass: UserInterfaceSizeClass
  /// Whether there is much room from top to bottom.
  public let verticalSizeClass: UserInterfaceSizeClass
  /// Whether the device is held sideways.
  public let isLandscape: Bool
  /// Whether it is a tablet.
  package var isTablet: Bool { model.isTablet }
  private let model: Model

  /// The device with a name, such as "iPhone 15", held upright; nil where there is none. Capitals, spaces and the generation in
  /// parentheses make no difference.
  public init?(_ name: String) {
    guard let known = Model.named(name) else { return nil }
    self.init(name: known.name, model: known.model, isLandscape: false)
  }

  private init(name: String, model: Model, isLandscape: Bool) {
    self.name = name
    self.model = model
    self.isLandscape = isLandscape
    scale = model.scale
    let upright = CGSize(width: model.width, height: model.height)
    size = isLandscape ? CGSize(width: upright.height, height: upright.width) : upright
    safeArea =
      isLandscape
      ? EdgeInsets(
        top: model.landscapeTop, leading: model.landscapeSides,
        bottom: model.landscapeBottom, trailing: model.landscapeSides)
      : EdgeInsets(top: model.top, leading: 0, bottom: model.bottom, trailing: 0)
    if model.isTablet {
      horizontalSizeClass = .regular
      verticalSizeClass = .regular
    } else {
      horizontalSizeClass = isLandscape && model.isLarge ? .regular : .compact
      verticalSizeClass = isLandscape ? .compact : .regular
    }
  }

  /// The device held sideways.
  public var landscape: Device { Device(name: name, model: model, isLandscape: true) }

  /// The device held upright.
  public var portrait: Device { Device(name: name, model: model, isLandscape: false) }

  /// The margin of lists and bars, in points (rule C6.3).
  package var windowMargin: CGFloat { Self.windowMargin(ofWidth: min(size.width, size.height)) }

  /// Returns the margin of lists and bars in a window that is so wide, in points (rule C6.3).
  package static func windowMargin(ofWidth width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

  /// Returns whether a window without a device is high enough for large titles: higher than any phone in landscape
  /// (rule C6.10).
  package static func allowsLargeTitles(_ height: CGFloat) -> Bool { !(height <= 440) }

  /// The names of all devices.
  public static var allNames: [String] { Model.all.flatMap(\.names) }

  static func known(_ name: String) -> Device {
    guard let device = Device(name) else {
      preconditionFailure("the device \(name) is not in the table")
    }
    return device
  }

  /// The common properties of the devices of one kind.
  private struct Model: Hashable, Sendable {
    let names: [String]
    let width: CGFloat
    let height: CGFloat
    let scale: CGFloat
    let top: CGFloat
    let bottom: CGFloat
    let landscapeSides: CGFloat
    let landscapeBottom: CGFloat
    var landscapeTop: CGFloat = 0
    var isTablet = false
    var isLarge = false

    /// Returns the model with a name, written as Xcode's lists, manuals or programs do, and that name as it stands in the table; of one
    /// that has only another generation beside it, the kind that is in the table.
    static func named(_ name: String) -> (model: Model, name: String)? {
      let key = key(of: name)
      return first { $0.lowercased() == name.lowercased() } ?? first { Self.key(of: $0) == key }
    }

    private static func first(
      where isWanted: (String) -> Bool
    ) -> (model: Model, name: String)? {
      for model in all {
        if let name = model.names.first(where: isWanted) { return (model, name) }
      }
      return nil
    }

    /// Returns a name's letters and digits, without the generation or the chip in parentheses.
    private static func key(of name: String) -> String {
      var result = ""
      for part in name.lowercased().split(whereSeparator: { "()".contains($0) })
      where !part.hasSuffix("generation") && !isChip(part) {
        result += part.filter { $0.isLetter || $0.isNumber || $0 == "." }
      }
      return result
    }

    private static func isChip(_ part: Substring) -> Bool {
      guard part.count <= 3, let first = part.first, "am".contains(first) else { return false }
      return part.dropFirst().allSatisfy(\.isNumber)
    }

    static let all: [Model] = [
      Model(
        names: ["iPhone SE (1st generation)", "iPhone SE 1"], width: 320, height: 568, scale: 2,
        top: 20, bottom: 0, landscapeSides: 0, landscapeBottom: 0),
      Model(
        names: [
          "iPhone SE", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)",
          "iPhone SE 2", "iPhone SE 3", "iPhone 8",
        ], width: 375, height: 667, scale: 2, top: 20, bottom: 0, landscapeSides: 0,
        landscapeBottom: 0),
      Model(
        names: ["iPhone X", "iPhone XS", "iPhone 11 Pro"], width: 375, height: 812, scale: 3,
        top: 44, bottom: 34, landscapeSides: 44, landscapeBottom: 21),
      Model(
        names: ["iPhone XR", "iPhone 11"], width: 414, height: 896, scale: 2, top: 48,
        bottom: 34, landscapeSides: 48, landscapeBottom: 21, isLarge: true),
      Model(
        names: ["iPhone 12 mini", "iPhone 13 mini"], width: 375, height: 812, scale: 3, top: 50,
        bottom: 34, landscapeSides: 50, landscapeBottom: 21),
      Model(
        names: ["iPhone 12", "iPhone 13", "iPhone 14", "iPhone 12 Pro", "iPhone 13 Pro"],
        width: 390, height: 844, scale: 3, top: 47, bottom: 34, landscapeSides: 47,
        landscapeBottom: 21),
      Model(
        names: ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], width: 428,
        height: 926, scale: 3, top: 47, bottom: 34, landscapeSides: 47, landscapeBottom: 21,
        isLarge: true),
      Model(
        names: ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], width: 393,
        height: 852, scale: 3, top: 59, bottom: 34, landscapeSides: 59, landscapeBottom: 21),
      Model(
        names: ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
        width: 430, height: 932, scale: 3, top: 59, bottom: 34, landscapeSides: 59,
        landscapeBottom: 21, isLarge: true),
      Model(
        names: ["iPhone 16e"], width: 390, height: 844, scale: 3, top: 47, bottom: 34,
        landscapeSides: 47, landscapeBottom: 21),
      Model(
        names: ["iPhone 16 Pro"], width: 402, height: 874, scale: 3, top: 62, bottom: 34,
        landscapeSides: 62, landscapeBottom: 21),
      Model(
        names: ["iPhone 16 Pro Max"], width: 440, height: 956, scale: 3, top: 62, bottom: 34,
        landscapeSides: 62, landscapeBottom: 21, isLarge: true),
      Model(
        names: ["iPad mini", "iPad mini (6th generation)", "iPad mini (A17 Pro)"], width: 744,
        height: 1133, scale: 2, top: 24, bottom: 20, landscapeSides: 0, landscapeBottom: 20,
        landscapeTop: 24, isTablet: true),
      Model(
        names: ["iPad", "iPad 10.2", "iPad (9th generation)"], width: 810, height: 1080,
        scale: 2, top: 20, bottom: 0, landscapeSides: 0, landscapeBottom: 0, landscapeTop: 20,
        isTablet: true),
      Model(
        names: ["iPad Air", "iPad Air 4", "iPad Air 5", "iPad 10", "iPad (10th generation)"],
        width: 820, height: 1180, scale: 2, top: 24, bottom: 20, landscapeSides: 0,
        landscapeBottom: 20, landscapeTop: 24, isTablet: true),
      Model(
        names: ["iPad Pro 11", "iPad Pro 11-inch"], width: 834, height: 1194, scale: 2, top: 24,
        bottom: 20, landscapeSides: 0, landscapeBottom: 20, landscapeTop: 24, isTablet: true),
      Model(
        names: ["iPad Pro 12.9", "iPad Pro 12.9-inch"], width: 1024, height: 1366, scale: 2,
        top: 24, bottom: 20, landscapeSides: 0, landscapeBottom: 20, landscapeTop: 24,
        isTablet: true),
      Model(
        names: ["iPad Pro 11-inch (M4)"], width: 834, height: 1210, scale: 2, top: 24,
        bottom: 20, landscapeSides: 0, landscapeBottom: 20, landscapeTop: 24, isTablet: true),
      Model(
        names: ["iPad Pro 13-inch (M4)", "iPad Pro 13"], width: 1032, height: 1376, scale: 2,
        top: 24, bottom: 20, landscapeSides: 0, landscapeBottom: 20, landscapeTop: 24,
        isTablet: true),
      Model(
        names: ["iPad Air 13-inch (M2)", "iPad Air 13"], width: 1024, height: 1366, scale: 2,
        top: 24, bottom: 20, landscapeSides: 0, landscapeBottom: 20, landscapeTop: 24,
        isTablet: true),
    ]
  }
}

extension View {
  /// Simulates the window of a device: its size, safe area, size classes and margins. Presentations inside cover this
  /// window alone.
  nonisolated public func simulatedDevice(_ device: Device?) -> some View {
    modifier(SimulatedDevice(device: device))
  }

  /// Simulates the window of a device without setting the size: for windows that already have it.
  nonisolated package func inWindow(of device: Device) -> some View {
    modifier(SimulatedDevice(device: device, setsSize: false))
  }
}

/// A device's window around a view.
nonisolated private struct SimulatedDevice: ViewModifier {
  let device: Device?
  var setsSize = true

  @MainActor func body(content: Content) -> some View {
    if let device {
      WindowContent(content)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .simulatedSafeArea(device.safeArea)
        .modifier(Screen(size: setsSize ? device.size : nil))
        .environment(\.horizontalSizeClass, device.horizontalSizeClass)
        .environment(\.verticalSizeClass, device.verticalSizeClass)
        .environment(\.windowMargin, device.windowMargin)
        .environment(\.barMargin, nil)
        .environment(\.allowsLargeTitles, true)
        .environment(\.deviceInsets, device.safeArea)
        .environment(\.deviceSize, device.size)
        .environment(\.shownDevice, device)
    } else {
      WindowContent(content)
    }
  }
}

/// A modifier that keeps presentations inside a device on its screen.
nonisolated private struct Screen: ViewModifier {
  /// The size of the screen (nil: the screen is the picture, whose window shows presentations).
  let size: CGSize?

  @MainActor func body(content: Content) -> some View {
    if let size {
      content
        .frame(width: size.width, height: size.height)
        .hostsPresentations(isWindow: true, isDevice: true)
        .preference(key: PresentationsKey.self, value: [])
    } else {
      content
    }
  }
}

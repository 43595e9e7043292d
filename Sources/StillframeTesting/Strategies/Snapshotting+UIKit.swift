public import Foundation
import StillViewGraph
public import StillViews
public import Stillframe

extension Snapshotting where Value == UIViewController, Format == Bitmap {
  /// The picture of what a controller shows, on the ground of a window.
  public static var image: Self { .image() }

  /// Returns the picture of what a controller shows in the window of a device.
  ///
  /// - Parameters:
  ///   - config: the device.
  ///   - drawHierarchyInKeyWindow: makes no difference: there is one way to draw.
  ///   - precision: share of pixels that have to agree, 0 to 1.
  ///   - perceptualPrecision: 1 for equal colours; p allows a CIELAB distance of 100 · (1 − p).
  ///   - size: in points; nil: the device's.
  ///   - traits: beside what the device says.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Self {
    var config = config
    if let size { config.size = size }
    let shown = config
    return SimplySnapshotting<Bitmap>
      .image(precision: precision, perceptualPrecision: perceptualPrecision)
      .asyncPullback { controller in controller.subject(in: shown, traits).picture() }
  }

  /// Returns the picture of what a controller shows, on the ground of a window.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: makes no difference: there is one way to draw.
  ///   - precision: share of pixels that have to agree, 0 to 1.
  ///   - perceptualPrecision: 1 for equal colours; p allows a CIELAB distance of 100 · (1 − p).
  ///   - size: in points; nil: that of the controller's view, or of a view that it hosts the least.
  ///   - traits: the traits of the view.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Self {
    SimplySnapshotting<Bitmap>
      .image(precision: precision, perceptualPrecision: perceptualPrecision)
      .asyncPullback { controller in
        controller.subject(in: ViewImageConfig(size: size), traits).picture()
      }
  }
}

extension Snapshotting where Value == UIView, Format == Bitmap {
  /// The picture of a view of UIKit, as far as it is drawn here.
  public static var image: Self { .image() }

  /// Returns the picture of a view of UIKit, as far as it is drawn here: its ground, what it hosts, and the views
  /// inside it.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: makes no difference: there is one way to draw.
  ///   - precision: share of pixels that have to agree, 0 to 1.
  ///   - perceptualPrecision: 1 for equal colours; p allows a CIELAB distance of 100 · (1 − p).
  ///   - size: in points; nil: its own, or what a view that it hosts chooses.
  ///   - traits: the traits of the view.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Self {
    SimplySnapshotting<Bitmap>
      .image(precision: precision, perceptualPrecision: perceptualPrecision)
      .asyncPullback { view in view.subject(size: size, traits).picture() }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The views that a controller shows, with their frames.
  public static var recursiveDescription: Self { .recursiveDescription() }

  /// Returns the views that a controller shows in the window of a device, with their frames.
  ///
  /// - Parameters:
  ///   - config: the device.
  ///   - size: in points; nil: the device's.
  ///   - traits: beside what the device says.
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Self {
    var config = config
    if let size { config.size = size }
    let shown = config
    return SimplySnapshotting<String>.lines.pullback { controller in
      try controller.subject(in: shown, traits).report().recursiveDescription
    }
  }

  /// The same as `recursiveDescription`: controllers are no views here.
  public static var hierarchy: Self { .recursiveDescription() }
}

extension Snapshotting where Value == UIView, Format == String {
  /// A view of UIKit and those inside it, with their frames.
  public static var recursiveDescription: Self { .recursiveDescription() }

  /// Returns a view of UIKit and those inside it, with their frames.
  ///
  /// - Parameters:
  ///   - size: in points; nil: its own.
  ///   - traits: the traits of the view.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Self {
    SimplySnapshotting<String>.lines.pullback { view in
      try view.subject(size: size, traits).report().recursiveDescription
    }
  }
}

extension Snapshotting where Value: View, Format == String {
  /// A view and those inside it, with their frames, in the form that UIKit prints them.
  public static var recursiveDescription: Self {
    SimplySnapshotting<String>.lines.pullback { view in
      try SnapshotSubject(content: view).report().recursiveDescription
    }
  }
}

extension UIView {
  /// Returns the view as something that a picture can be taken of.
  nonisolated fileprivate func subject(
    size: CGSize?, _ traits: UITraitCollection
  ) -> SnapshotSubject<UIViewPicture> {
    callIsolated {
      var own = UITraitCollection()
      own.userInterfaceStyle = self.drawnStyle
      return SnapshotSubject(
        content: UIViewPicture(self, size: size),
        traits: UITraitCollection(traitsFrom: [traits, own]))
    }
  }
}

extension UIViewController {
  /// Returns the controller's view as a subject of snapshots.
  nonisolated func subject(
    in config: ViewImageConfig, _ traits: UITraitCollection
  ) -> SnapshotSubject<UIViewPicture> {
    callIsolated {
      self.loadViewIfNeeded()
      var own = UITraitCollection()
      own.userInterfaceStyle = self.overrideUserInterfaceStyle
      let view = self.view ?? UIView()
      let size =
        config.size
        ?? (view.frame.size == .zero
          ? self.leastHostedSize(UITraitCollection(traitsFrom: [config.traits, traits, own]))
          : view.frame.size)
      let area = config.safeArea
      let covered = CGSize(width: area.left + area.right, height: area.top + area.bottom)
      var shown = config
      shown.size = size
      let inner = size.map {
        view.hosted == nil
          ? $0
          : CGSize(
            width: max($0.width - covered.width, 0), height: max($0.height - covered.height, 0))
      }
      return SnapshotSubject(
        content: UIViewPicture(view, size: inner),
        layout: .device(config: shown), traits: UITraitCollection(traitsFrom: [traits, own]))
    }
  }

  /// Returns the size of a hosting controller's view that is offered no room, in points, nil where nothing of it would be seen.
  ///
  /// As on iOS, a hosting controller without a size is as small as its view becomes: text that is not of a fixed size takes no room
  /// (rule L1.17).
  private func leastHostedSize(_ traits: UITraitCollection) -> CGSize? {
    guard self is any HostingController else { return nil }
    let renderer = ImageRenderer(
      content: UIViewPicture(view).modifier(
        Surroundings(traits: traits, warningsAreErrors: false)))
    renderer.scale = traits.displayScale > 0 ? traits.displayScale : 1
    renderer.proposedSize = .zero
    guard let size = try? renderer.sizeBeforeAppearance(), size.width > 0, size.height > 0 else {
      return nil
    }
    return size
  }
}

/// A controller whose view shows a view of SwiftUI.
@MainActor private protocol HostingController: UIViewController {}

extension UIHostingController: HostingController {}

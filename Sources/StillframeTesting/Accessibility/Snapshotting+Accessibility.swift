public import Foundation
import StillRaster
public import StillViews
public import Stillframe

extension Snapshotting where Value: View, Format == String {
  /// Text of what VoiceOver reads of a view, one element a line. Nothing is painted.
  public static var accessibility: Self { .accessibility() }

  /// Text of what VoiceOver reads of a view, one element a line. Nothing is painted.
  ///
  /// - Parameters:
  ///   - layout: Proposal for the view.
  ///   - traits: Environment of the view.
  public static func accessibility(
    _ layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection()
  ) -> Self {
    Snapshotting<AccessibilityTree, String>.accessibility.pullback { view in
      try SnapshotSubject(content: view, layout: layout, traits: traits).accessibilityTree()
    }
  }
}

extension Snapshotting where Value == Stage, Format == String {
  /// Text of what VoiceOver reads of a stage now, one element a line.
  public static var accessibility: Self {
    Snapshotting<AccessibilityTree, String>.accessibility.pullback {
      try $0.accessibilityTree()
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// Text of what VoiceOver reads of the view that a controller hosts, one element a line.
  public static var accessibility: Self {
    Snapshotting<AccessibilityTree, String>.accessibility.pullback { controller in
      try controller.subject(in: ViewImageConfig(), UITraitCollection()).accessibilityTree()
    }
  }
}

extension Snapshotting where Value == AccessibilityTree, Format == String {
  /// The tree as text. A failure says what changed: "Save" lost its hint.
  public static var accessibility: Self {
    Snapshotting(
      pathExtension: "txt", diffing: .accessibility, snapshot: { $0.description })
  }
}

extension Diffing where Value == String {
  /// Accessibility trees as text, compared element by element.
  static var accessibility: Self {
    var diffing = Self.lines
    let lines = diffing.compare
    diffing.compare = { reference, actual in
      guard let difference = try lines(reference, actual) else { return nil }
      let changes = AccessibilityChanges(from: reference, to: actual).sentences
      guard !changes.isEmpty else { return difference }
      return SnapshotDifference(
        message: changes.joined(separator: "\n") + "\n\n" + difference.message)
    }
    return diffing
  }
}

/// When the points that activations touch are marked; AccessibilitySnapshot's name for it.
public typealias AccessibilityContentDisplayMode = AccessibilityPicture.ActivationPoints

/// When the points that activations touch are marked; AccessibilitySnapshot's older name for it.
public typealias ActivationPointDisplayMode = AccessibilityPicture.ActivationPoints

extension Snapshotting where Value: View, Format == Bitmap {
  /// A view in grey with numbered, colored regions, and beside it a legend of what VoiceOver reads.
  public static var accessibilityImage: Self { .accessibilityImage() }

  /// A view with numbered, colored regions, and beside it a legend of what VoiceOver reads.
  ///
  /// - Parameters:
  ///   - size: The size that the view is given, in points; nil: its own.
  ///   - showActivationPoints: Which elements have the point marked that an activation touches.
  ///   - useMonochromeSnapshot: Whether the view is shown in grey (default).
  ///   - drawHierarchyInKeyWindow: No effect: there is one way to draw.
  ///   - markerColors: Colors of the regions; none: the usual ones.
  ///   - showUserInputLabels: Whether the legend has the names for Voice Control (default).
  ///   - shouldRunInHostApplication: No effect: there is no host application.
  ///   - precision: The share of pixels that have to agree, 0…1.
  ///   - perceptualPrecision: 1 for equal colors; p allows a CIELAB distance of 100 · (1 − p).
  ///   - layout: Proposal for the view where `size` is nil.
  ///   - traits: Environment of the view.
  ///   - scale: Pixels per point; nil: that of the traits, or else 1.
  public static func accessibilityImage(
    size: CGSize? = nil,
    showActivationPoints: AccessibilityContentDisplayMode = .whenOverridden,
    useMonochromeSnapshot: Bool = true, drawHierarchyInKeyWindow: Bool = false,
    markerColors: [Color] = [], showUserInputLabels: Bool = true,
    shouldRunInHostApplication: Bool = true, precision: Float = 1,
    perceptualPrecision: Float = 1, layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection(), scale: CGFloat? = nil
  ) -> Self {
    let room = size.map { SwiftUISnapshotLayout.fixed(width: $0.width, height: $0.height) }
    let own = scale ?? (traits.displayScale > 0 ? traits.displayScale : 1)
    return SimplySnapshotting<Bitmap>
      .image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback { view in
        let tree = try SnapshotSubject(content: view, layout: room ?? layout, traits: traits)
          .accessibilityTree()
        return try tree.picture(
          scale: own, showActivationPoints: showActivationPoints,
          useMonochromeSnapshot: useMonochromeSnapshot, markerColors: markerColors,
          showsInputLabels: showUserInputLabels
        ).bitmap()
      }
  }
}

extension Snapshotting where Value == Stage, Format == Bitmap {
  /// Picture of a stage now with numbered, colored regions, and beside it a legend of what VoiceOver reads.
  public static var accessibilityImage: Self {
    SimplySnapshotting<Bitmap>.image.pullback { stage in
      try stage.accessibilityTree().picture(scale: stage.scale).bitmap()
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == Bitmap {
  /// Picture of a hosted view with numbered, colored regions, and beside it a legend of what VoiceOver reads.
  public static var accessibilityImage: Self { .accessibilityImage() }

  /// Picture of a hosted view with numbered, colored regions, and beside it a legend of what VoiceOver reads.
  ///
  /// - Parameters:
  ///   - showActivationPoints: Which elements have the point marked that an activation touches.
  ///   - useMonochromeSnapshot: Whether the view is shown in grey (default).
  ///   - drawHierarchyInKeyWindow: No effect: there is one way to draw.
  ///   - markerColors: Colors of the regions; none: the usual ones.
  ///   - showUserInputLabels: Whether the legend has the names for Voice Control (default).
  ///   - precision: The share of pixels that have to agree, 0…1.
  ///   - perceptualPrecision: 1 for equal colors; p allows a CIELAB distance of 100 · (1 − p).
  public static func accessibilityImage(
    showActivationPoints: AccessibilityContentDisplayMode = .whenOverridden,
    useMonochromeSnapshot: Bool = true, drawHierarchyInKeyWindow: Bool = false,
    markerColors: [Color] = [], showUserInputLabels: Bool = true, precision: Float = 1,
    perceptualPrecision: Float = 1
  ) -> Self {
    SimplySnapshotting<Bitmap>
      .image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback { controller in
        let tree = try controller.subject(in: ViewImageConfig(), UITraitCollection())
          .accessibilityTree()
        return try tree.picture(
          scale: 1, showActivationPoints: showActivationPoints,
          useMonochromeSnapshot: useMonochromeSnapshot, markerColors: markerColors,
          showsInputLabels: showUserInputLabels
        ).bitmap()
      }
  }
}

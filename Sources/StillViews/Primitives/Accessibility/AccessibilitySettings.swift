import StillGeometry
public import StillViewGraph

/// How much colours differ.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// Colours differ as usual, or more.
  case standard, increased
}

/// How heavy words are to be.
public enum LegibilityWeight: Hashable, Sendable {
  /// Words are as heavy as usual, or bold.
  case regular, bold
}

private let switches = AccessibilitySwitch.allCases.map { _ in EnvironmentEntry(false) }
private let contrastEntry = EnvironmentEntry(ColorSchemeContrast.standard)
private let legibilityEntry = EnvironmentEntry<LegibilityWeight?>(nil)

/// Settings that are on or off; a picture has them off unless it is told otherwise.
private enum AccessibilitySwitch: Int, CaseIterable {
  case enabled, voiceOver, switchControl, reduceMotion, reduceTransparency, invertColors
  case differentiate, showButtonShapes, dimFlashingLights, largeContentViewer, quickActions
  case assistiveAccess, reducedLuminance, sceneCaptured, prefersCrossFade
}

extension EnvironmentValues {
  private subscript(setting: AccessibilitySwitch) -> Bool {
    get { self[switches[setting.rawValue]] }
    set { self[switches[setting.rawValue]] = newValue }
  }

  /// Whether anything of accessibility is on.
  public var accessibilityEnabled: Bool {
    get { self[.enabled] }
    set { self[.enabled] = newValue }
  }
  /// Whether a voice reads what is on the screen: false unless set. No view of this library draws itself otherwise by
  /// it.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[.voiceOver] }
    set { self[.voiceOver] = newValue }
  }
  /// Whether few buttons choose one thing after another: false unless set. No view of this library draws itself
  /// otherwise by it.
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[.switchControl] }
    set { self[.switchControl] = newValue }
  }
  /// Whether less is to move: false unless set. For views to read; animations run all the same.
  public var accessibilityReduceMotion: Bool {
    get { self[.reduceMotion] }
    set { self[.reduceMotion] = newValue }
  }
  /// Whether less is to shine through: false unless set. For views to read; materials are drawn all the same.
  public var accessibilityReduceTransparency: Bool {
    get { self[.reduceTransparency] }
    set { self[.reduceTransparency] = newValue }
  }
  /// Whether the screen shows colours inverted: false unless set. For views to read; colours are drawn as they are.
  public var accessibilityInvertColors: Bool {
    get { self[.invertColors] }
    set { self[.invertColors] = newValue }
  }
  /// Whether colours alone are to tell nothing: false unless set. For views to read.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[.differentiate] }
    set { self[.differentiate] = newValue }
  }
  /// Whether buttons are to have a shape: false unless set. For views to read; buttons are drawn as their styles say.
  public var accessibilityShowButtonShapes: Bool {
    get { self[.showButtonShapes] }
    set { self[.showButtonShapes] = newValue }
  }
  /// Whether flashes in films are to be dimmed: false unless set. For views to read.
  public var accessibilityDimFlashingLights: Bool {
    get { self[.dimFlashingLights] }
    set { self[.dimFlashingLights] = newValue }
  }
  /// Whether controls that are held are to be shown large: false unless set. For views to read.
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { self[.largeContentViewer] }
    set { self[.largeContentViewer] = newValue }
  }
  /// Whether actions can be made by a gesture of the hand alone: false unless set. For views to read.
  public var accessibilityQuickActionsEnabled: Bool {
    get { self[.quickActions] }
    set { self[.quickActions] = newValue }
  }
  /// Whether a simpler system is on: false unless set. For views to read.
  public var accessibilityAssistiveAccessEnabled: Bool {
    get { self[.assistiveAccess] }
    set { self[.assistiveAccess] = newValue }
  }
  /// Whether changes are to fade and not to move: false unless set. For views to read; transitions run all the same.
  public var accessibilityPrefersCrossFadeTransitions: Bool {
    get { self[.prefersCrossFade] }
    set { self[.prefersCrossFade] = newValue }
  }
  /// Whether moving pictures move.
  public var accessibilityPlayAnimatedImages: Bool { true }

  /// `accessibilityReduceMotion`, as previews set it.
  public var _accessibilityReduceMotion: Bool {
    get { accessibilityReduceMotion }
    set { accessibilityReduceMotion = newValue }
  }
  /// `accessibilityReduceTransparency`, as previews set it.
  public var _accessibilityReduceTransparency: Bool {
    get { accessibilityReduceTransparency }
    set { accessibilityReduceTransparency = newValue }
  }
  /// `accessibilityInvertColors`, as previews set it.
  public var _accessibilityInvertColors: Bool {
    get { accessibilityInvertColors }
    set { accessibilityInvertColors = newValue }
  }
  /// `accessibilityDifferentiateWithoutColor`, as previews set it.
  public var _accessibilityDifferentiateWithoutColor: Bool {
    get { accessibilityDifferentiateWithoutColor }
    set { accessibilityDifferentiateWithoutColor = newValue }
  }
  /// `accessibilityShowButtonShapes`, as previews set it.
  public var _accessibilityShowButtonShapes: Bool {
    get { accessibilityShowButtonShapes }
    set { accessibilityShowButtonShapes = newValue }
  }

  /// Whether the screen is dimmed.
  public var isLuminanceReduced: Bool {
    get { self[.reducedLuminance] }
    set { self[.reducedLuminance] = newValue }
  }

  /// Whether the screen is recorded.
  public var isSceneCaptured: Bool {
    get { self[.sceneCaptured] }
    set { self[.sceneCaptured] = newValue }
  }

  /// How much colours are to differ: `standard` unless set. The system's colours follow it.
  public var colorSchemeContrast: ColorSchemeContrast { self[contrastEntry] }
  /// The same, to be set.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { self[contrastEntry] }
    set { self[contrastEntry] = newValue }
  }

  /// Weight of text; nil leaves it unchanged. Where it is `bold`, the system's fonts are two weights heavier
  /// than usual: regular is semibold, semibold heavy. Fonts by name stay as they are.
  public var legibilityWeight: LegibilityWeight? {
    get { self[legibilityEntry] }
    set { self[legibilityEntry] = newValue }
  }
}

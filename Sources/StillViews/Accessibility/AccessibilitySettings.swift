import StillGeometry
public import StillViewGraph

/// How much colours differ.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard, increased
}

/// How heavy words are to be.
public enum LegibilityWeight: Hashable, Sendable {
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
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[.voiceOver] }
    set { self[.voiceOver] = newValue }
  }
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[.switchControl] }
    set { self[.switchControl] = newValue }
  }
  public var accessibilityReduceMotion: Bool {
    get { self[.reduceMotion] }
    set { self[.reduceMotion] = newValue }
  }
  public var accessibilityReduceTransparency: Bool {
    get { self[.reduceTransparency] }
    set { self[.reduceTransparency] = newValue }
  }
  public var accessibilityInvertColors: Bool {
    get { self[.invertColors] }
    set { self[.invertColors] = newValue }
  }
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[.differentiate] }
    set { self[.differentiate] = newValue }
  }
  public var accessibilityShowButtonShapes: Bool {
    get { self[.showButtonShapes] }
    set { self[.showButtonShapes] = newValue }
  }
  public var accessibilityDimFlashingLights: Bool {
    get { self[.dimFlashingLights] }
    set { self[.dimFlashingLights] = newValue }
  }
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { self[.largeContentViewer] }
    set { self[.largeContentViewer] = newValue }
  }
  public var accessibilityQuickActionsEnabled: Bool {
    get { self[.quickActions] }
    set { self[.quickActions] = newValue }
  }
  public var accessibilityAssistiveAccessEnabled: Bool {
    get { self[.assistiveAccess] }
    set { self[.assistiveAccess] = newValue }
  }
  public var accessibilityPrefersCrossFadeTransitions: Bool {
    get { self[.prefersCrossFade] }
    set { self[.prefersCrossFade] = newValue }
  }
  /// Whether moving pictures move.
  public var accessibilityPlayAnimatedImages: Bool { true }

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

  public var colorSchemeContrast: ColorSchemeContrast { self[contrastEntry] }
  /// The same, to be set.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { self[contrastEntry] }
    set { self[contrastEntry] = newValue }
  }

  public var legibilityWeight: LegibilityWeight? {
    get { self[legibilityEntry] }
    set { self[legibilityEntry] = newValue }
  }
}

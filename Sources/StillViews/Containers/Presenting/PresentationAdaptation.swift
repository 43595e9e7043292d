import StillLayout
public import StillViewGraph

/// How a presentation looks where there is little room.
nonisolated public struct PresentationAdaptation: Hashable, Sendable {
  private let number: Int

  /// As the system has it: a popover is a sheet there, a sheet stays one.
  public static let automatic = PresentationAdaptation(number: 0)
  /// As where there is room.
  public static let none = PresentationAdaptation(number: 1)
  /// A card beside the view that presents it.
  public static let popover = PresentationAdaptation(number: 2)
  /// A sheet.
  public static let sheet = PresentationAdaptation(number: 3)
  /// Over the whole window.
  public static let fullScreenCover = PresentationAdaptation(number: 4)
}

extension View {
  /// Sets how the surrounding presentation adapts to compact windows.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets how the surrounding presentation adapts to narrow windows and to low ones.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    transformPreference(SheetSettingsKey.self) {
      $0.horizontalAdaptation = horizontalAdaptation
      $0.verticalAdaptation = verticalAdaptation
    }
  }
}

extension Presentation {
  /// Returns the kind of presentation in its window: a popover is a card in a large window or if it asks for that
  /// (default: a sheet), a dialog is a popover in a large window, and a sheet covers a low one (rule C6.14).
  func kind(asking settings: SheetSettings) -> Kind {
    let isNarrow = environment.horizontalSizeClass != .regular
    let isLow = environment.verticalSizeClass == .compact
    let adaptation =
      isNarrow
      ? settings.horizontalAdaptation
      : isLow ? settings.verticalAdaptation : PresentationAdaptation.none
    let shape = kind(by: adaptation, isNarrow: isNarrow, isLow: isLow)
    let coversAll = shape == .sheet && isLow && settings.verticalAdaptation == .automatic
    return coversAll ? .cover : shape
  }

  private func kind(by adaptation: PresentationAdaptation, isNarrow: Bool, isLow: Bool) -> Kind {
    switch (kind, adaptation) {
    case (.dialog, _) where !isNarrow && !isLow: return .popover
    case (.popover, .popover), (.popover, .none): return .popover
    case (.popover, .fullScreenCover), (.sheet, .fullScreenCover): return .cover
    case (.popover, .automatic) where !isNarrow: return .popover
    case (.popover, _): return .sheet
    default: return kind
    }
  }
}

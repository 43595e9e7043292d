public import StillViewGraph

/// One preview of a `PreviewProvider`, as tools that draw all previews as tests read it.
public struct _Preview: Identifiable {
  /// The place among the provider's previews, from 0.
  public let id: Int
  /// The view.
  public let content: AnyView
  /// The device that it is shown on; nil: any.
  public let device: PreviewDevice?
  /// The space in which it is laid out (default: `.device`).
  public let layout: PreviewLayout
  /// The name that it is listed by; nil: none.
  public let displayName: String?
  /// How the device is held (default: upright).
  public let interfaceOrientation: InterfaceOrientation
}

extension PreviewProvider {
  /// The previews: each view of a list, a group or a `ForEach`, with the settings that its modifiers make.
  @MainActor @preconcurrency public static var _allPreviews: [_Preview] {
    parts.enumerated().map { place, part in
      _Preview(
        id: place, content: part.view, device: part.settings.device,
        layout: part.settings.layout ?? .device, displayName: part.settings.displayName,
        interfaceOrientation: part.settings.orientation ?? .portrait)
    }
  }
}

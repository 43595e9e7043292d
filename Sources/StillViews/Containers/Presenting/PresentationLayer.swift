import Foundation
import StillGeometry
import StillLayout
package import StillViewGraph

extension View {
  /// Lets the views inside present others over the whole picture, and keeps their edit mode.
  ///
  /// - Parameter isWindow: Whether presentations cover the view alone, as a window in the picture.
  nonisolated package func hostsPresentations(isWindow: Bool = false) -> some View {
    WindowContent(self)
      .keepsEditMode()
      .modifier(
        _WindowOverlayModifier(PresentationsKey.self, isWindow: isWindow) { list in
          list.isEmpty ? nil : PresentationLayer(presentations: list)
        })
  }
}

/// All presentations, over the view that presents them.
nonisolated package struct PresentationLayer: View {
  let presentations: [Presentation]

  @MainActor package var body: some View {
    GeometryReader { proxy in
      ZStack {
        ForEach(presentations) { presentation in
          PresentedView(presentation: presentation, window: proxy)
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .ignoresSafeArea()
  }
}

/// One presentation with its frame and its shade.
nonisolated private struct PresentedView: View {
  let presentation: Presentation
  let window: GeometryProxy
  /// The colour scheme that the presented content prefers; it does not change the window around.
  @State private var scheme: ColorScheme?
  /// The settings that the content makes for its presentation.
  @State private var settings = SheetSettings()

  init(presentation: Presentation, window: GeometryProxy) {
    self.presentation = presentation
    self.window = window
  }

  @MainActor var body: some View {
    let size = window.size
    let dismiss = presentation.dismiss
    let stays = settings.isDismissDisabled
    ZStack {
      switch presentation.kind(asking: settings) {
      case .sheet:
        shade.modifier(_TapModifier { if !stays { dismiss() } })
        SheetFrame(
          content: presentation.content, size: size, insets: presentation.environment.deviceInsets)
      case .cover, .page:
        coverContent
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(ControlColor.ground)
          .simulatedSafeArea(presentation.environment.deviceInsets)
          .frame(width: size.width, height: size.height)
      case .alert:
        shade
        presentation.content
      case .dialog:
        shade.modifier(_TapModifier { dismiss() })
        presentation.content
          .frame(maxHeight: .infinity, alignment: .bottom)
          .padding(.horizontal, 8)
          .padding(.bottom, max(presentation.environment.deviceInsets.bottom, 8))
      case .contextMenu:
        shade.modifier(_TapModifier { dismiss() })
        AnchoredFrame(
          content: presentation.content, anchor: presentation.anchor.map { window[$0] })
      case .popover:
        Rectangle().fill(.clear).modifier(_TapModifier { if !stays { dismiss() } })
        AnchoredFrame(
          content: AnyView(card),
          anchor: presentation.anchor.map { presentation.attachment.target(in: window[$0]) },
          arrowEdge: presentation.attachment.arrowEdge,
          arrow: AnyView(Color.clear.sheetGround(settings, or: .raised).clipShape(PopoverArrow()))
        )
        .compositingGroup()
        .shadow(color: .black.opacity(0.2), radius: 32, x: 0, y: 10)
      case .menu:
        Rectangle().fill(.clear).modifier(_TapModifier { dismiss() })
        AnchoredFrame(
          content: presentation.content, anchor: presentation.anchor.map { window[$0] })
      }
    }
    .frame(width: size.width, height: size.height)
    .accessibilityGroup(escape: stays ? nil : dismiss, isModal: true)
    // What is presented presents others: an alert over a sheet.
    .hostsPresentations(isWindow: true)
    .onPreferenceChange(PreferredColorSchemeKey.self) { scheme = $0 }
    .onPreferenceChange(SheetSettingsKey.self) { settings = $0 }
    .preference(key: SheetSettingsKey.self, value: SheetSettings())
    .preference(key: PreferredColorSchemeKey.self, value: nil)
    .modifier(BarScheme(scheme: scheme))
    .environment(
      \.dismissPresentation, PresentationDismissal(owner: presentation.id, action: dismiss)
    )
    .environment(
      \.splitColumn, nil
    )
    // A sheet stands in no stack but its own; the items of a menu stand where the menu does.
    .transformEnvironment(\.navigator) { if !presentation.kind.isMenu { $0 = nil } }
    .modifier(_WholeEnvironmentModifier(environment: presentation.environment))
  }

  @MainActor @ViewBuilder private var coverContent: some View {
    if presentation.kind == .page {
      NavigationStack { presentation.content }
    } else {
      presentation.content
    }
  }

  private var card: some View {
    presentation.content
      .sheetGround(settings, or: .raised)
      .clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
  }

  private var shade: some View { Rectangle().fill(ControlColor.shade) }
}

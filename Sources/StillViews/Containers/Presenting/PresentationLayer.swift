import Foundation
import StillGeometry
import StillLayout
package import StillViewGraph

extension View {
  /// Lets the views inside present others over the whole picture, and keeps their edit mode.
  ///
  /// - Parameters:
  ///   - isWindow: Whether presentations cover the view alone, as a window in the picture.
  ///   - isDevice: Whether that is the window of a device, in which programs present from the root controller.
  ///   - carrier: The passage of the presentation that this view is, which takes what it presents along.
  nonisolated package func hostsPresentations(
    isWindow: Bool = false, isDevice: Bool = false, carrier: Passage? = nil
  ) -> some View {
    hostsPresentations(isWindow: isWindow, isDevice: isDevice, carrier: carrier, onStep: nil)
  }

  /// - Parameters:
  ///   - onStep: Takes how a sheet above sends the view back; nil: the view steps back itself.
  ///   - onDim: Takes whether a presentation makes tints grey; nil: those of the view alone.
  nonisolated func hostsPresentations(
    isWindow: Bool, isDevice: Bool = false, carrier: Passage?, onStep: ((SheetStep?) -> Void)?,
    onDim: PresenterSigns.Dim? = nil
  ) -> some View {
    WindowContent(self)
      .keepsEditMode()
      .modifier(
        PresentationHost(
          isWindow: isWindow, isDevice: isDevice, carrier: carrier, onStep: onStep, onDim: onDim))
  }
}

/// All presentations, over the view that presents them.
nonisolated package struct PresentationLayer: View {
  let presentations: [Presentation]
  let carrier: Passage?
  /// Tells the view below.
  let signs: PresenterSigns
  /// The view of the window's presenter, where that has presented something.
  var layer: AnyView?

  @MainActor package var body: some View {
    GeometryReader { proxy in
      ZStack {
        layer
        ForEach(presentations) { presentation in
          PresentedView(presentation: presentation, window: proxy, signs: signs)
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .ignoresSafeArea()
    .moves(with: carrier, PresentationMotion.carried)
    .onChange(of: presentations.map(\.id)) { _, ids in signs.keep(ids) }
  }
}

/// One presentation with its frame and its shade.
nonisolated private struct PresentedView: View {
  let presentation: Presentation
  let window: GeometryProxy
  let signs: PresenterSigns
  /// The colour scheme that the presented content prefers; it does not change the window around.
  @State private var scheme: ColorScheme?
  /// The settings that the content makes for its presentation.
  @State private var settings = SheetSettings()
  @State private var passage = Passage()
  /// Whether the views behind a sheet can be used; nil: not known yet.
  @State private var opening: Bool?
  /// How a sheet that this one presents sends it back.
  @State private var step: SheetStep?

  init(
    presentation: Presentation, window: GeometryProxy, signs: PresenterSigns
  ) {
    self.presentation = presentation
    self.window = window
    self.signs = signs
  }

  @MainActor var body: some View {
    let size = window.size
    let dismiss = presentation.dismiss
    let stays = settings.isDismissDisabled
    let kind = presentation.kind(asking: settings)
    let isOpen = opening == true
    let motion = motion
    ZStack {
      switch kind {
      case .sheet:
        shade.modifier(_TapModifier { if !stays { dismiss() } })
          .opacity(isOpen ? 0 : 1)
          .allowsHitTesting(!isOpen)
        SheetFrame(
          content: AnyView(content), size: size, insets: presentation.environment.deviceInsets,
          isLow: isLow, passage: motion.passage, transaction: presentation.transaction,
          dismiss: dismiss, opens: open, step: step, onStep: signs.step)
      case .cover, .page:
        coverContent
          .environment(\.isElevated, false)
          .environment(\.isInPopover, false)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .sheetGround(settings, or: .ground)
          .simulatedSafeArea(presentation.environment.deviceInsets)
          .frame(width: size.width, height: size.height)
          .moves(with: motion.passage, PresentationMotion.rising)
      case .alert:
        shade
        content
          .moves(with: motion.passage, PresentationMotion.alert(isReduced: motion.isReduced))
      case .dialog:
        shade.modifier(_TapModifier { dismiss() })
        content
          .moves(with: motion.passage, PresentationMotion.rising)
          .frame(maxHeight: .infinity, alignment: .bottom)
          // As wide as in the window's upright position.
          .frame(maxWidth: isLow ? max(min(size.width, size.height) - 16, 0) : nil)
          .padding(.horizontal, 8)
          .padding(.bottom, max(presentation.environment.deviceInsets.bottom, 8))
      case .contextMenu:
        Rectangle().fill(BackdropBlur()).moves(with: motion.passage, PresentationMotion.shade)
        shade.modifier(_TapModifier { dismiss() })
        if let lift = presentation.lift, let anchor = presentation.anchor.map({ window[$0] }),
          anchor.isFinite
        {
          LiftedPreview(lift: lift, frame: anchor, motion: motion)
        }
        menu(motion)
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
        .moves(with: motion.passage, PresentationMotion.fading)
      case .menu:
        Rectangle().fill(.clear).modifier(_TapModifier { dismiss() })
        menu(motion)
      }
    }
    .frame(width: size.width, height: size.height)
    .accessibilityGroup(escape: stays ? nil : dismiss, isModal: !isOpen)
    // What is presented presents others: an alert over a sheet.
    .hostsPresentations(isWindow: true, carrier: motion.passage) { [$step] in
      if $step.wrappedValue != $0 { $step.wrappedValue = $0 }
    }
    .onPreferenceChange(PreferredColorSchemeKey.self) { scheme = $0 }
    .onPreferenceChange(SheetSettingsKey.self) { settings = $0 }
    .preference(key: SheetSettingsKey.self, value: SheetSettings())
    .preference(key: PreferredColorSchemeKey.self, value: nil)
    .modifier(BarScheme(scheme: scheme))
    .environment(
      \.dismissPresentation, PresentationDismissal(owner: presentation.id, action: dismiss)
    )
    .environment(\.dimsTint, false)
    .environment(\.splitColumn, nil)
    .environment(\.sidebarToggle, nil)
    .environment(\.sideColumn, nil)
    .environment(\.tabBarRow, 0)
    // A sheet stands in no stack but its own; the items of a menu stand where the menu does.
    .transformEnvironment(\.navigator) { if !presentation.kind.isMenu { $0 = nil } }
    .modifier(_WholeEnvironmentModifier(environment: presentation.environment))
    .passes(
      motion.passage,
      PresentationMotion.route(
        of: kind, isQuiet: presentation.isQuiet, isSuccessor: presentation.isSuccessor)
    )
    .onChange(of: dims(kind), initial: true) { _, dims in
      signs.dim(presentation.id, dims, presentation.isQuiet)
    }
    .onDisappear {
      signs.dim(presentation.id, false, presentation.isQuiet)
      presentation.onDismiss?()
    }
  }

  /// Whether the tints of the views below are grey (rule C1.7).
  private func dims(_ kind: Presentation.Kind) -> Bool {
    switch kind {
    case .alert, .dialog: true
    case .sheet: opening != true
    case .cover, .page, .popover, .menu, .contextMenu: false
    }
  }

  /// Lets the views behind be used, or not: the shade goes as the sheet gets lower.
  private func open(_ isOpen: Bool) {
    guard isOpen != opening else { return }
    let moves = opening != nil && presentation.environment.systemMotion
    withAnimation(moves && Transaction.actionsMoveSystem ? SystemMotion.carriage : nil) {
      opening = isOpen
    }
  }

  /// Whether the window is low, as a phone on its side.
  private var isLow: Bool { presentation.environment.verticalSizeClass == .compact }

  private var motion: PresentationMotion {
    PresentationMotion(
      passage: presentation.environment.systemMotion ? passage : nil,
      isReduced: presentation.environment.accessibilityReduceMotion)
  }

  /// The card of a menu beside the view that it belongs to.
  @MainActor private func menu(_ motion: PresentationMotion) -> some View {
    let anchor = presentation.anchor.map { window[$0] }
    return AnchoredFrame(
      content: AnyView(
        presentation.content.moves(
          with: motion.passage,
          PresentationMotion.growing(from: anchor, isReduced: motion.isReduced))),
      anchor: anchor)
  }

  @MainActor @ViewBuilder private var coverContent: some View {
    if presentation.kind == .page {
      NavigationStack { content }
    } else {
      content
    }
  }

  /// The presented view, which changes with the animations of the presenting one.
  private var content: some View {
    presentation.content.modifier(PresenterTransaction(transaction: presentation.transaction))
  }

  private var card: some View {
    content
      .environment(\.isElevated, true)
      .environment(\.isInPopover, true)
      .environment(\.pageGround, settings.background ?? AnyShapeStyle(ControlColor.raised))
      .sheetGround(settings, or: .raised)
      .clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
  }

  private var shade: some View {
    Rectangle().fill(ControlColor.shade).moves(with: motion.passage, PresentationMotion.shade)
  }
}

/// Gives what is presented the animation of the presenting view's change, which presentations themselves do not heed.
nonisolated private struct PresenterTransaction: TransactionModifier {
  let transaction: () -> Transaction

  static var alwaysApplies: Bool { true }
  static var isolatesMovement: Bool { true }

  func applies(after old: Self) -> Bool { true }

  func edit(_ transaction: inout Transaction) {
    guard transaction.animation == nil else { return }
    transaction.animation = self.transaction().animation
  }
}

import Foundation
import StillLayout
public import StillViewGraph

/// Choices at the bottom of the window; the older form of `confirmationDialog`.
nonisolated public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  /// One of the choices: its label, its role and its action.
  public typealias Button = Alert.Button

  /// Choices in the order in which they are shown; the cancel button has a separate card.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// The choices on their cards.
  var card: some View { ActionSheetCard(sheet: self) }
}

/// The choices on their cards.
nonisolated private struct ActionSheetCard: View {
  let sheet: ActionSheet

  @MainActor var body: some View {
    DialogChoices(
      title: sheet.title, showsTitle: true, message: AnyView(sheet.message),
      hasMessage: sheet.message != nil,
      actions: separateUnits(
        ForEach(Array(sheet.buttons.enumerated()), id: \.offset) { _, button in
          StillViews.Button(role: button.role) {
            button.action?()
          } label: {
            button.label
          }
        }
      ).flattened)
  }
}

/// The choices of a dialog: cards at the bottom of the window, in one that is regular both ways a popover (rule C6.14).
nonisolated struct DialogChoices: View {
  let title: Text
  let showsTitle: Bool
  let message: AnyView
  let hasMessage: Bool
  let actions: [ViewUnit]
  @Environment(\.horizontalSizeClass) private var horizontalClass
  @Environment(\.verticalSizeClass) private var verticalClass

  init(
    title: Text, showsTitle: Bool, message: AnyView, hasMessage: Bool, actions: [ViewUnit]
  ) {
    self.title = title
    self.showsTitle = showsTitle
    self.message = message
    self.hasMessage = hasMessage
    self.actions = actions
  }

  /// Points.
  private static var popoverWidth: CGFloat { 304 }

  @MainActor var body: some View {
    if horizontalClass == .regular, verticalClass != .compact {
      popover
    } else {
      DialogCards(
        title: title, showsTitle: showsTitle, message: message, hasMessage: hasMessage,
        actions: actions)
    }
  }

  /// The choices without the one that cancels, as a tap beside the popover does.
  @MainActor private var popover: some View {
    DialogCard(
      title: title, showsTitle: showsTitle, message: message, hasMessage: hasMessage,
      choices: actions.filter { $0.traits[.buttonRole] != .cancel }
    )
    .frame(width: Self.popoverWidth)
    .buttonStyle(DialogButtonStyle())
  }
}

extension View {
  /// Asks by a sheet of buttons, in older code.
  @available(iOS, deprecated: 100000.0)
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(PresentingModifier(.dialog, isPresented) { content().card })
  }

  /// Asks by a sheet of buttons, in older code.
  @available(iOS, deprecated: 100000.0)
  nonisolated public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> some View {
    modifier(
      PresentingModifier(.dialog, .isPresent(item)) { item.wrappedValue.map { content($0).card } })
  }
}

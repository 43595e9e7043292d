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
    DialogCards(
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

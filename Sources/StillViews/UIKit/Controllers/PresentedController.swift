import Foundation
import StillGeometry
import StillViewGraph

/// Shows what a controller presents: a question as an alert or a dialog, another controller as a sheet or a cover.
nonisolated struct PresentedController: ViewModifier {
  let presenter: UIViewController
  let shown: UIViewController?

  @MainActor func body(content: Content) -> some View {
    let question = shown as? UIAlertController
    let isAlert = question?.preferredStyle == .alert
    let page = question == nil ? shown : nil
    let isCover = page?.coversWindow == true
    content
      .alert(
        Text(verbatim: question?.title ?? ""), isPresented: isShown(question != nil && isAlert)
      ) {
        if let question { AlertAnswers(question: question) }
      } message: {
        if let message = question?.message { Text(verbatim: message) }
      }
      .confirmationDialog(
        Text(verbatim: question?.title ?? ""), isPresented: isShown(question != nil && !isAlert),
        titleVisibility: question?.title == nil ? .hidden : .visible
      ) {
        if let question { AlertAnswers(question: question) }
      } message: {
        if let message = question?.message { Text(verbatim: message) }
      }
      .sheet(isPresented: isShown(page != nil && !isCover)) {
        if let page {
          ControllerView(page, isPage: true).modifier(SheetOfController(controller: page))
        }
      }
      .fullScreenCover(isPresented: isShown(isCover)) {
        if let page { ControllerView(page, isPage: true) }
      }
  }

  private func isShown(_ isShown: Bool) -> Binding<Bool> {
    let (presenter, shown) = (presenter, shown)
    return Binding(
      get: { isShown },
      set: { stays in
        guard !stays, isShown else { return }
        MainActor.assumeIsolated {
          if presenter.shownOver === shown { presenter.endPresentation() }
        }
      })
  }
}

/// The fields and buttons of a question.
nonisolated private struct AlertAnswers: View {
  let question: UIAlertController

  @MainActor var body: some View {
    ForEach(Array((question.textFields ?? []).enumerated()), id: \.offset) { _, field in
      AlertField(field: field)
    }
    ForEach(Array(question.actions.enumerated()), id: \.offset) { _, action in
      Button(role: action.style.role) {
        action.act()
      } label: {
        Text(verbatim: action.title ?? "")
      }
      .disabled(!action.isEnabled)
    }
  }
}

/// A field of a question, whose text is that of the field of UIKit.
nonisolated private struct AlertField: View {
  let field: UITextField

  @MainActor var body: some View {
    let field = field
    let text = Binding(
      get: { MainActor.assumeIsolated { field.text ?? "" } },
      set: { text in MainActor.assumeIsolated { field.text = text } })
    if field.isSecureTextEntry {
      SecureField(field.placeholder ?? "", text: text)
    } else {
      TextField(field.placeholder ?? "", text: text)
    }
  }
}

/// The heights and the look that a controller has as a sheet.
nonisolated private struct SheetOfController: ViewModifier {
  let controller: UIViewController

  @MainActor func body(content: Content) -> some View {
    let sheet = controller.ownSheet
    let usual: [UISheetPresentationController.Detent] =
      controller is UIActivityViewController ? [.medium(), .large()] : [.large()]
    content
      .presentationDetents(Set((sheet?.detents ?? usual).map(\.detent)))
      .presentationDragIndicator(sheet?.prefersGrabberVisible == true ? .visible : .automatic)
      .presentationCornerRadius(sheet?.preferredCornerRadius)
      .interactiveDismissDisabled(controller.isModalInPresentation)
  }
}

extension UIAlertAction.Style {
  /// The role of a button with this meaning.
  nonisolated fileprivate var role: ButtonRole? {
    switch self {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

extension UIViewController {
  /// Whether it covers the whole window when it is presented.
  fileprivate final var coversWindow: Bool {
    switch modalPresentationStyle {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: true
    case .pageSheet, .formSheet, .popover, .none, .automatic: false
    }
  }

  /// Takes away what it presents.
  final func endPresentation() {
    guard let shown = shownOver else { return }
    shownOver = nil
    shown.presentedBy = nil
    noteChange()
  }
}

import StillGeometry
import StillLayout
import StillViewGraph

/// A page that a view shows: through a tapped link, or through a binding.
///
/// The view still exists while the page covers it, and updates the page's content in each evaluation.
final class BoundPage {
  /// Makes the page's view.
  var content: () -> AnyView = { AnyView(EmptyView()) }
  /// Tells the binding that the page has been left.
  var dismiss: () -> Void = {}
  /// Returns the page after it was given another view.
  func showing(_ view: AnyView) -> BoundPage {
    content = { view }
    return self
  }

  /// Evaluates the page again.
  fileprivate var renew: () -> Void = {}
  /// Whether it is in a stack.
  var isOpen = false {
    didSet { if !isOpen { renew = {} } }
  }
}

/// One evaluation of a body; unequal to every other one while a page is open, so that each evaluation is noticed.
nonisolated struct Evaluation: Equatable {
  let isFollowed: Bool

  static func == (a: Evaluation, b: Evaluation) -> Bool { !a.isFollowed && !b.isFollowed }
}

extension View {
  /// Evaluates a page again whenever the view that shows it is evaluated.
  func leads(to page: BoundPage) -> some View {
    onChange(of: Evaluation(isFollowed: page.isOpen)) { page.renew() }
  }
}

/// Pushes a page onto the surrounding stack while a binding is true, and sets the binding to false when the page is left.
nonisolated struct BoundDestination<Destination: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let destination: () -> Destination
  @State private var page: BoundPage
  @Environment(\.navigator) private var navigator

  init(isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination) {
    self.isPresented = isPresented
    self.destination = destination
    _page = State(wrappedValue: BoundPage())
  }

  @MainActor func body(content: Content) -> some View {
    if let navigator {
      let page = updated
      content
        .onChange(of: isPresented.wrappedValue, initial: true) { _, isPresented in
          guard isPresented else { return navigator.leave(page) }
          var transaction = Transaction.current
          if navigator.isNew { transaction.disablesSystemMotion = true }
          withTransaction(transaction) { navigator.lead(to: page) }
        }
        .leads(to: page)
    } else {
      // Without a stack the page covers the window.
      content.modifier(PresentingModifier(.page, isPresented, presented: destination))
    }
  }

  /// The page, updated with the destination and the binding of this view value.
  private var updated: BoundPage {
    let (isPresented, destination) = (isPresented, destination)
    page.content = { AnyView(destination()) }
    page.dismiss = { if isPresented.wrappedValue { isPresented.wrappedValue = false } }
    return page
  }
}

/// The content of a bound page, evaluated again when that changes.
nonisolated struct BoundPageContent: View {
  let page: BoundPage
  @State private var renewals = 0

  init(page: BoundPage) {
    self.page = page
  }

  @MainActor var body: some View {
    let count = $renewals
    let _ = renewals
    page.renew = { count.wrappedValue += 1 }
    return page.content()
  }
}

import StillGeometry
import StillLayout
import StillViewGraph

/// A page that a view leads to: a link that was tapped, or a view with a binding that says so.
///
/// The view is still there while the page covers it, and hands on what its latest value makes of the page.
final class BoundPage {
  /// Makes the page's view.
  var content: () -> AnyView = { AnyView(EmptyView()) }
  /// Tells the binding that the page has been left.
  var dismiss: () -> Void = {}
  /// The page with another view.
  func showing(_ view: AnyView) -> BoundPage {
    content = { view }
    return self
  }

  /// Has the page made anew.
  fileprivate var renew: () -> Void = {}
  /// Whether it is in a stack.
  var isOpen = false {
    didSet { if !isOpen { renew = {} } }
  }
}

/// One evaluation of a body: like no other as long as someone has to be told of each.
nonisolated struct Evaluation: Equatable {
  let isFollowed: Bool

  static func == (a: Evaluation, b: Evaluation) -> Bool { !a.isFollowed && !b.isFollowed }
}

extension View {
  /// Has a page made anew when the view that leads to it has another value.
  func leads(to page: BoundPage) -> some View {
    onChange(of: Evaluation(isFollowed: page.isOpen)) { page.renew() }
  }
}

/// Puts a page into the stack around while a binding says so, and tells the binding when it is left.
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
          if isPresented { navigator.lead(to: page) } else { navigator.leave(page) }
        }
        .leads(to: page)
    } else {
      // Without a stack the page covers the window.
      content.modifier(PresentingModifier(.page, isPresented, presented: destination))
    }
  }

  /// The page with what this value of the view says of it.
  private var updated: BoundPage {
    let (isPresented, destination) = (isPresented, destination)
    page.content = { AnyView(destination()) }
    page.dismiss = { if isPresented.wrappedValue { isPresented.wrappedValue = false } }
    return page
  }
}

/// Shows what is bound, and again when that has changed.
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

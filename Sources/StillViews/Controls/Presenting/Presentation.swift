import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// A presentation over the scene: its content, its environment, and the action that dismisses it (rule C6.14).
nonisolated package struct Presentation: Identifiable {
  enum Kind {
    case sheet, cover, alert, dialog, page
    /// Beside the view that presents it; a context menu dims the rest of the window.
    case popover, menu, contextMenu

    var isMenu: Bool { self == .menu || self == .contextMenu }
  }

  package let id: ObjectIdentifier
  let kind: Kind
  let content: AnyView
  /// Where the presenting view lies.
  let anchor: Anchor<CGRect>?
  let environment: EnvironmentValues
  let dismiss: () -> Void
  /// Tells the program that the presentation has left; nil: it does not ask.
  var onDismiss: (() -> Void)?
  /// The part of the presenting view that a popover points at.
  var attachment = Attachment()
  /// The presenting view, which a context menu shows again above its shade.
  var lift: Lift?
  /// Returns whether the change that brought or took it shows its end at once.
  var isQuiet: () -> Bool = { false }
  /// Whether it takes the place of the presentation of another item, which goes first.
  var isSuccessor = false
  /// Returns the transaction of the update that is under way, as it reaches the presenting view.
  var transaction: () -> Transaction = { Transaction() }

  /// Where a popover stands.
  struct Attachment {
    /// The rectangle that it points at.
    var source = Anchor<CGRect>.Source.bounds
    /// A point of that rectangle, in shares of it; nil: all of it.
    var point: UnitPoint?
    /// The edge of the popover that its arrow is at.
    var arrowEdge = Edge.top
  }
}

/// The presentations, the frontmost last.
nonisolated package enum PresentationsKey: PreferenceKey {
  package static var defaultValue: [Presentation] { [] }

  package static func reduce(value: inout [Presentation], nextValue: () -> [Presentation]) {
    value += nextValue()
  }
}

/// The identity of one presenting modifier, with its last change.
final class PresentationToken {
  private var isPresented = false
  /// Whether the last change shows its end at once.
  private(set) var isQuiet = false
  /// The item that is presented; nil: none, or none is asked for.
  private var item: AnyHashable?
  /// The item that was presented last, whether it still is or not.
  private var lastItem: AnyHashable?
  /// An object for each item that has followed another one; all are kept, as their addresses are identities.
  private var successors: [Successor] = []
  /// Whether the item that is presented has followed another one.
  private(set) var isSuccessor = false

  private final class Successor {}

  /// Returns the transaction of the update that is under way, as it reaches the modifier.
  var transaction: () -> Transaction = { Transaction() }

  /// Notes a change, with the transaction that it has where the modifier is.
  func note(_ isPresented: Bool, _ transaction: @autoclosure () -> Transaction) {
    guard isPresented != self.isPresented else { return }
    self.isPresented = isPresented
    isQuiet = !transaction().allowsSystemMotion
  }

  /// Notes the item that is presented. One that follows another one is a presentation of its own (rule SM3.17).
  func note(_ item: AnyHashable?, _ transaction: @autoclosure () -> Transaction) {
    if let item, let lastItem, item != lastItem {
      successors.append(Successor())
      // One that comes after a while without waits for nothing.
      isSuccessor = self.item != nil
      if isSuccessor { isQuiet = !transaction().allowsSystemMotion }
    }
    if item == nil { isSuccessor = false }
    self.item = item
    lastItem = item ?? lastItem
  }

  /// The identity of the presentation.
  var id: ObjectIdentifier {
    successors.last.map { ObjectIdentifier($0) } ?? ObjectIdentifier(self)
  }

  /// The environment of what is presented, with the one of the modifier that it was made from.
  private var known: (source: EnvironmentValues, result: EnvironmentValues)?

  /// Returns the environment of what is presented, the same one as long as the modifier's is.
  func environment(in source: EnvironmentValues) -> EnvironmentValues {
    if let known, known.source.isIdentical(to: source) { return known.result }
    let result = source.ofPresented
    known = (source, result)
    return result
  }
}

/// Presents a view while a binding is true.
nonisolated struct PresentingModifier<Presented: View>: ViewModifier {
  let kind: Presentation.Kind
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let presented: () -> Presented
  let attachment: Presentation.Attachment
  let lift: Lift?
  /// Returns the identity of the item that is presented; nil: there is none.
  private var item: () -> AnyHashable? = { nil }
  @State private var token = PresentationToken()
  @Environment(\.self) private var environment

  init(
    _ kind: Presentation.Kind, _ isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    attachment: Presentation.Attachment = .init(), lift: Lift? = nil,
    @ViewBuilder presented: @escaping () -> Presented
  ) {
    self.kind = kind
    self.isPresented = isPresented
    self.onDismiss = onDismiss
    self.presented = presented
    self.attachment = attachment
    self.lift = lift
  }

  @MainActor func body(content: Content) -> some View {
    let isOn = isPresented.wrappedValue
    token.note(isOn, Transaction.ofCurrentBody)
    token.note(isOn ? item() : nil, Transaction.ofCurrentBody)
    token.transaction = Transaction.followingCurrentBody
    return content.modifier(PresentationWriter(presentation: isOn ? presentation : nil))
  }

  private var presentation: Presentation {
    let isPresented = isPresented
    let token = token
    let environment = kind.isMenu ? environment : token.environment(in: environment)
    return Presentation(
      id: token.id, kind: kind, content: AnyView(presented()), anchor: nil,
      environment: environment, dismiss: { isPresented.wrappedValue = false },
      onDismiss: onDismiss, attachment: attachment, lift: lift, isQuiet: { token.isQuiet },
      isSuccessor: token.isSuccessor, transaction: { token.transaction() })
  }
}

extension PresentingModifier {
  /// Presents a view while there is an item, another one for each item.
  init<Item: Identifiable, Content: View>(
    _ kind: Presentation.Kind, item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    attachment: Presentation.Attachment = .init(),
    @ViewBuilder content: @escaping (Item) -> Content
  ) where Presented == Content? {
    self.init(kind, .isPresent(item), onDismiss: onDismiss, attachment: attachment) {
      item.wrappedValue.map(content)
    }
    self.item = { item.wrappedValue.map { AnyHashable($0.id) } }
  }
}

/// Hands a presentation up with the place of the view; nil: nothing, and at no cost.
nonisolated private struct PresentationWriter: ViewModifier {
  let presentation: Presentation?

  @MainActor func body(content: Content) -> some View {
    content.transformAnchorPreference(
      key: PresentationsKey.self, value: presentation?.attachment.source ?? .bounds
    ) { list, anchor in
      guard let presentation else { return }
      list.append(presentation.at(anchor))
    }
  }
}

extension Presentation {
  func at(_ anchor: Anchor<CGRect>) -> Presentation {
    Presentation(
      id: id, kind: kind, content: content, anchor: anchor, environment: environment,
      dismiss: dismiss, onDismiss: onDismiss, attachment: attachment, lift: lift,
      isQuiet: isQuiet, isSuccessor: isSuccessor, transaction: transaction)
  }
}

/// Replaces the whole environment: presented content has the environment of the presenting view.
nonisolated struct _WholeEnvironmentModifier: EnvironmentModifier {
  let environment: EnvironmentValues

  func change(_ environment: inout EnvironmentValues) { environment = self.environment }

  func isSame(as other: Self) -> Bool {
    environment.isIdentical(to: other.environment)
  }
}

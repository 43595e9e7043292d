public import Foundation
public import StillViewGraph
public import UniformTypeIdentifiers

// Nothing is dragged over a picture, so these modifiers have no effect.
extension View {
  /// No effect: nothing is dragged; the closure is never called.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  /// No effect: nothing is dragged; the closure is never called, and the preview is not drawn.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }
  /// No effect: nothing is dropped; the closure is never called, and the binding is never written.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }
  /// No effect: nothing is dropped; the closure is never called, and the binding is never written.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }
  /// No effect: nothing is dropped; the delegate is never called.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View { self }
  /// No effect: nothing is dropped (older form, with types by their names).
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }
  /// No effect: nothing is dropped (older form, with types by their names).
  nonisolated public func onDrop(
    of supportedTypes: [String], delegate: any DropDelegate
  ) -> some View { self }
  /// No effect: nothing is dragged; the payload is never made.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View { self }
  /// No effect: nothing is dragged; the payload is never made, and the preview is not drawn.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }
  /// No effect: nothing is dropped; neither closure is called.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
  /// No effect: nothing is dragged; the closure is never called.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
  /// No effect: nothing is dragged over a control.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    self
  }
}

/// A delegate that decides about drops.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Returns whether the drop is allowed (default: true).
  func validateDrop(info: DropInfo) -> Bool
  /// Takes it, and answers whether that went well.
  func performDrop(info: DropInfo) -> Bool
  /// Reacts to a drag that enters the view (default: does nothing).
  func dropEntered(info: DropInfo)
  /// Returns a proposal for a drag that moves over the view (nil: the previous one).
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Reacts to a drag that leaves the view (default: does nothing).
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// The dragged items. Never created, as nothing is dropped.
public struct DropInfo: Sendable {
  /// Where it is, in points from the view's top left corner.
  public let location: CGPoint

  /// Returns false, as nothing is dropped.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// Returns no providers, as nothing is dropped.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// The operation that a drop performs.
public enum DropOperation: Hashable, Sendable {
  /// A cancelled or forbidden drop, or the named operation.
  case cancel, forbidden, copy, move, delete, alias
}

/// A proposed operation for a drop.
public struct DropProposal: Sendable {
  /// The proposed operation.
  public let operation: DropOperation

  /// A proposal of an operation.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}

/// Whether dragging over a control operates it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// It operates the control where the system has it so.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// It operates the control.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// It leaves the control alone.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

extension DynamicViewContent {
  /// No effect: nothing is dropped.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent<Data> { self }

  /// No effect: nothing is dropped.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> { self }
}

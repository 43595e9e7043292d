public import Foundation
public import StillViewGraph
public import UniformTypeIdentifiers

// Nothing is dragged over a picture, so these take what they are given and change nothing.
extension View {
  /// No effect: nothing is dragged, so the closure is never called.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  /// No effect: nothing is dragged, so neither closure is called for a picture, and the preview is not drawn.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }
  /// No effect: nothing is dropped, so the closure is never called and the binding keeps its value.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }
  /// No effect: nothing is dropped, so the closure is never called and the binding keeps its value.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }
  /// No effect: nothing is dropped, so the delegate is never asked.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View { self }
  /// No effect: nothing is dropped.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }
  /// No effect: nothing is dropped.
  nonisolated public func onDrop(
    of supportedTypes: [String], delegate: any DropDelegate
  ) -> some View { self }
  /// No effect: nothing is dragged, so the payload is never made.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View { self }
  /// No effect: nothing is dragged, so the payload is never made and the preview is not drawn.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }
  /// No effect: nothing is dropped, so neither closure is called.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
  /// No effect: nobody asks for the provider.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
  /// No effect: nothing is held over a control.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    self
  }
}

/// What decides what may be dropped.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Whether it may be dropped here; true unless it is written.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes it, and answers whether that went well.
  func performDrop(info: DropInfo) -> Bool
  /// It has come over the view; does nothing unless it is written.
  func dropEntered(info: DropInfo)
  /// It has moved over the view: what would become of it; nil leaves that as it was.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// It has left the view; does nothing unless it is written.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// What is being dropped. Never made: nothing is dropped.
public struct DropInfo: Sendable {
  /// Where it is, in points from the view's top left corner.
  public let location: CGPoint

  /// False: nothing is being dropped.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// None: nothing is being dropped.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// What becomes of what is dropped.
public enum DropOperation: Hashable, Sendable {
  /// Nothing, as it was taken back; nothing, as it may not be; or what it says.
  case cancel, forbidden, copy, move, delete, alias
}

/// What a place proposes to do with what is dropped.
public struct DropProposal: Sendable {
  /// What would become of it.
  public let operation: DropOperation

  /// Proposes what becomes of what is dropped.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}

/// Whether what is held over a control operates it.
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

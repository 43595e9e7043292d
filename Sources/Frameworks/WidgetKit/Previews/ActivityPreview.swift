public import ActivityKit
public import SwiftUI

extension _WidgetPreview {
  /// A picture of an activity for each state.
  public static func make<W: Widget, Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> W,
    @ActivityPreviewBuilder<Attributes> contentStates:
      @escaping @MainActor () async -> [Attributes.ContentState]
  ) throws -> Preview {
    let definition = widget().body._definition
    let states = AwaitedWork.result(within: 10) { await contentStates() } ?? []
    return Preview(
      name,
      parts: states.prefix(TimelineRequest.most).map { state in
        let context = ActivityViewContext(
          attributes: attributes, state: state, activityID: "preview")
        return part(face(kind, definition, context))
      })
  }

  static func face(
    _ kind: ActivityPreviewViewKind, _ definition: _WidgetDefinition, _ context: Any
  ) -> AnyView {
    let island = definition.island(context)
    switch kind.kind {
    case .content:
      guard let view = definition.view(context) else { return other }
      return AnyView(ActivityFace(content: view))
    case .compact: return island.map { AnyView(IslandFace(island: $0, look: .compact)) } ?? other
    case .minimal: return island.map { AnyView(IslandFace(island: $0, look: .minimal)) } ?? other
    case .expanded:
      return island.map { AnyView(IslandFace(island: $0, look: .expanded)) } ?? other
    }
  }

  private static var other: AnyView {
    AnyView(
      Text("No Live Activity").warns([
        "shows no activity: the widget has none of these attributes"
      ]))
  }
}

extension ActivityAttributes {
  /// A picture of an activity for previews of before iOS 17: the first widget of the program that shows these attributes draws it.
  ///
  /// - Parameter isStale: No effect: activities are never out of date.
  @MainActor public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    let context = ActivityViewContext(
      attributes: self, state: contentState, activityID: "preview")
    let definition = PreviewedWidgets.showing(context) ?? _WidgetDefinition()
    return _WidgetPreview.face(viewKind, definition, context).previewLayout(.sizeThatFits)
  }
}

/// Puts the states of an activity together.
@resultBuilder public enum ActivityPreviewBuilder<Attributes: ActivityAttributes> {
  /// The values that change.
  public typealias State = Attributes.ContentState
  /// Accepts a state.
  public static func buildExpression(_ state: State) -> [State] { [state] }
  /// Accepts several states.
  public static func buildExpression(_ states: [State]) -> [State] { states }
  /// Joins states in their order.
  public static func buildBlock(_ parts: [State]...) -> [State] { parts.flatMap { $0 } }
  /// An `if` without `else`.
  public static func buildOptional(_ part: [State]?) -> [State] { part ?? [] }
  /// A loop.
  public static func buildArray(_ parts: [[State]]) -> [State] { parts.flatMap { $0 } }
}

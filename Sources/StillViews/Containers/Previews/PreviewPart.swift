package import StillViewGraph

/// One of the views of a `PreviewProvider`, with the settings that its modifiers make.
package struct PreviewPart {
  package let view: AnyView
  package var settings: PreviewSettings

  package init(view: AnyView, settings: PreviewSettings) {
    self.view = view
    self.settings = settings
  }
}

/// A view that may contain several previews.
private protocol PreviewParts {
  @MainActor var previewParts: [PreviewPart] { get }
}

extension PreviewProvider {
  /// The previews: each view of a list, a group or a `ForEach` is a separate preview.
  @MainActor package static var parts: [PreviewPart] { partsOfPreview(previews) }
}

/// Returns the previews in a view: the view itself, unless it is a list of views.
@MainActor private func partsOfPreview(_ view: any View) -> [PreviewPart] {
  if let list = view as? any PreviewParts { return list.previewParts }
  if let parts = partsOfBody(view) { return parts }
  return [PreviewPart(view: AnyView(erasing: view), settings: PreviewSettings())]
}

/// Returns the previews in the body of a program's view, as of one that shows its content on several devices; nil where the body gives none
/// settings, or depends on properties that only a tree of views connects.
@MainActor private func partsOfBody<V: View>(_ view: V) -> [PreviewPart]? {
  guard V.Body.self != Never.self,
    _typeName(V.Body.self).contains("\(_PreviewSettingsModifier.self)"),
    let body = plainBody(of: view)
  else { return nil }
  return partsOfPreview(body)
}

extension EmptyView: PreviewParts {
  @MainActor var previewParts: [PreviewPart] { [] }
}

extension TupleView: PreviewParts {
  @MainActor var previewParts: [PreviewPart] {
    Mirror(reflecting: value).children.compactMap { $0.value as? any View }
      .flatMap { partsOfPreview($0) }
  }
}

extension Group: PreviewParts where Content: View {
  @MainActor var previewParts: [PreviewPart] { partsOfPreview(content) }
}

extension ForEach: PreviewParts where Content: View {
  @MainActor var previewParts: [PreviewPart] { data.flatMap { partsOfPreview(content($0)) } }
}

extension _ConditionalContent: PreviewParts {
  @MainActor var previewParts: [PreviewPart] {
    switch storage {
    case .first(let content): partsOfPreview(content)
    case .second(let content): partsOfPreview(content)
    }
  }
}

extension Optional: PreviewParts where Wrapped: View {
  @MainActor var previewParts: [PreviewPart] { map { partsOfPreview($0) } ?? [] }
}

extension ModifiedContent: PreviewParts where Content: View, Modifier: ViewModifier {
  /// The previews in the content, each with the modifier. Settings of an inner modifier take precedence.
  @MainActor var previewParts: [PreviewPart] {
    let own = (modifier as? _PreviewSettingsModifier)?.settings
    return partsOfPreview(content).map { part in
      var part = PreviewPart(
        view: AnyView(part.view.modifier(modifier)), settings: part.settings)
      if let own { part.settings.fill(from: own) }
      return part
    }
  }
}

extension PreviewSettings {
  /// Adopts the other's values for all settings that are nil.
  package mutating func fill(from other: PreviewSettings) {
    displayName = displayName ?? other.displayName
    device = device ?? other.device
    layout = layout ?? other.layout
    orientation = orientation ?? other.orientation
  }
}

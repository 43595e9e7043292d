package import StillViewGraph

/// One of the views that a `PreviewProvider` gives, with what its modifiers say about how to show it.
package struct PreviewPart {
  package let view: AnyView
  package var settings: PreviewSettings
}

/// A view that may stand for several previews.
private protocol PreviewParts {
  @MainActor var previewParts: [PreviewPart] { get }
}

extension PreviewProvider {
  /// What is shown: each view of a list, a group or a `ForEach` is a preview of its own.
  @MainActor package static var parts: [PreviewPart] { partsOfPreview(previews) }
}

/// The previews that a view stands for: itself, unless it is a list of views.
@MainActor private func partsOfPreview(_ view: any View) -> [PreviewPart] {
  if let list = view as? any PreviewParts { return list.previewParts }
  return [PreviewPart(view: AnyView(erasing: view), settings: PreviewSettings())]
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
  /// Each view of what is modified, modified. What an inner modifier says goes before what this one says.
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
  /// Takes over what is not said yet.
  package mutating func fill(from other: PreviewSettings) {
    displayName = displayName ?? other.displayName
    device = device ?? other.device
    layout = layout ?? other.layout
    orientation = orientation ?? other.orientation
  }
}

import StillGeometry
import StillViewGraph

extension View {
  /// Reads a title with an icon as its title, whichever of them is shown (rule AX3.3).
  nonisolated func accessibilityLabelElement(title: SpokenPart?) -> some View {
    accessibleControl(named: title, []) { properties, _ in
      properties.traits.remove(.notEnabled)
    }
  }

  /// Reads content with its label: as the value of one element where it is text, else as the first part of each label
  /// (rule AX3.4).
  nonisolated func accessibilityLabelled(
    by label: SpokenPart?, content: some View
  ) -> some View {
    let views = [label?.unshownView ?? AnyView(EmptyView()), AnyView(content)]
    return accessibilityElements(views: views) { scope in
      let name: String? =
        switch label {
        case .text(let text): text.spokenWords(in: scope.environment)
        default: scope.combinedUnshown(0).label
        }
      let values = scope.unshown(1)
      let isText = values.allSatisfy { item in
        item.kind == .element && item.properties.traits.isSubset(of: [.staticText, .image])
      }
      guard let name, isText else {
        scope.items = scope.modified()
        return
      }
      scope.auditModified(inSystemControl: false)
      var properties = AccessibilityProperties(label: name, traits: .staticText)
      let value = ReadingOrder().sorted(values).combined()
      properties.value = value.label ?? value.value
      properties.actions = value.actions
      scope.items = [scope.element(properties)]
    }
  }
}

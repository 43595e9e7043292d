/// The view of `Group(subviews:)`: built from the subviews of its content.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content

  @MainActor public var body: some View {
    content(SubviewsCollection(of: separateUnits(subviews).flattened))
  }
}

/// The view of `Group(sections:)`: built from the sections of its content.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  let sections: Sections
  let content: (SectionCollection) -> Content

  @MainActor public var body: some View {
    content(SectionCollection(sections: separateUnits(sections).sections))
  }
}

extension Group {
  /// Makes something of the views that a content consists of.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(subviews: view, content: transform)
  }

  /// Makes something of the sections that a content consists of.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(sections: view, content: transform)
  }
}

/// The views that `ForEach(subviews:)` goes through.
nonisolated public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  let subviews: SubviewsCollection

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Subview { subviews[index] }
}

/// The sections that `ForEach(sections:)` goes through.
nonisolated public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  let sections: SectionCollection

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEach where Content: View {
  /// A view for each of the views that a content consists of.
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    data = ForEachSubviewCollection(
      subviews: SubviewsCollection(of: separateUnits(view).flattened))
    self.content = content
    identify = { $0.id }
  }

  /// A view for each of the sections that a content consists of.
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    data = ForEachSectionCollection(
      sections: SectionCollection(sections: separateUnits(view).sections))
    self.content = content
    identify = { $0.id }
  }
}

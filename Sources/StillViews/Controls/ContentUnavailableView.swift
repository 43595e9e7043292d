import Foundation
import StillGeometry
public import StillViewGraph

/// A placeholder for missing content: a symbol, a title, a sentence and actions, in the middle of the room.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  let label: Label
  let description: Description
  let actions: Actions

  /// The label stands out, the description is small and secondary below it, and the actions follow 20 points further
  /// down. Takes all the room it is offered.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor public var body: some View {
    VStack(spacing: 20) {
      VStack(spacing: 0) {
        label
          .labelStyle(UnavailableLabelStyle())
        description
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
          .padding(.top, 4)
      }
      actions
    }
    .padding(.horizontal, 32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == StillViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title with a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    label = StillViews.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// A title with a picture.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    label = StillViews.Label(title, image: name)
    self.description = description
    actions = EmptyView()
  }

  /// A title with a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    label = StillViews.Label(title, image: name)
    self.description = description
    actions = EmptyView()
  }

  /// A title with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    label = StillViews.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A placeholder for a search without results.
  public static var search:
    ContentUnavailableView<
      SearchUnavailableContent.Label, SearchUnavailableContent.Description,
      SearchUnavailableContent.Actions
    >
  { search(text: "") }

  /// Returns a placeholder for a search of a text without results.
  public static func search(
    text: String
  ) -> ContentUnavailableView<
    SearchUnavailableContent.Label, SearchUnavailableContent.Description,
    SearchUnavailableContent.Actions
  > {
    ContentUnavailableView<
      SearchUnavailableContent.Label, SearchUnavailableContent.Description,
      SearchUnavailableContent.Actions
    > {
      SearchUnavailableContent.Label(words: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

/// The content of a placeholder for a search without results.
nonisolated public struct SearchUnavailableContent {
  /// The title.
  nonisolated public struct Label: View {
    let words: String

    @MainActor public var body: some View {
      StillViews.Label(
        words.isEmpty ? "No Results" : "No Results for “\(words)”",
        systemImage: "magnifyingglass")
    }
  }

  /// The sentence.
  nonisolated public struct Description: View {
    @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// Nothing can be done.
  nonisolated public struct Actions: View {
    @MainActor public var body: some View { EmptyView() }
  }
}

/// A large symbol over a title.
nonisolated private struct UnavailableLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon
        .font(.system(size: 48))
        .imageScale(.large)
        .foregroundStyle(.secondary)
      configuration.title
        .font(.title2.bold())
        .multilineTextAlignment(.center)
    }
  }
}

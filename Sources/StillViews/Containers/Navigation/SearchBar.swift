import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// A search field, 36 points high at the default type size, with a corner radius of 10 (rule C4.5). During a search it has a cancel button beside
/// it and the scopes below it.
nonisolated struct SearchBar: View {
  let session: SearchSession
  let showsScopes: Bool
  /// The part of the field's height that has scrolled away, in points.
  let squeeze: CGFloat
  @ScaledMetric private var height: CGFloat = 36
  @Environment(\.systemMotion) private var isMoved

  init(session: SearchSession, showsScopes: Bool = true, squeeze: CGFloat = 0) {
    self.session = session
    self.showsScopes = showsScopes
    self.squeeze = squeeze
  }

  @MainActor var body: some View {
    let session = session
    let isActive = session.isActive
    VStack(spacing: 8) {
      HStack(spacing: 12) {
        HStack(spacing: 5) {
          Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
            .accessibilityHidden(true)
          let tokens = session.field.tokens.views
          ForEach(Array(tokens.enumerated()), id: \.offset) { SearchCapsule(token: $0.element) }
          SearchText(session: session)
          if isActive, !session.text.wrappedValue.isEmpty || !tokens.isEmpty {
            Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
              .modifier(
                _TapModifier {
                  session.text.wrappedValue = ""
                  session.field.tokens.removeAll()
                }
              )
              .accessibilityLabel("Clear text")
              .accessibilityAddTraits(.isButton)
              .accessibilityRemoveTraits(.isImage)
          } else if session.text.wrappedValue.isEmpty, tokens.isEmpty {
            DictationMark()
          }
        }
        .padding(.leading, 6.5)
        .padding(.trailing, 8)
        .padding(.vertical, 4)
        .frame(minHeight: height)
        .offset(y: -squeeze / 2)
        .opacity(max(1 - squeeze / 12, 0))
        .background(ControlColor.tertiaryFill, in: SqueezedField(squeeze: squeeze))
        if isActive {
          Button("Cancel") { session.end() }.buttonStyle(.borderless).fixedSize()
        }
      }
      if showsScopes, session.showsScopes, let scopes = session.aids.scopes { scopes }
    }
    .systemAnimation(isMoved ? SystemMotion.search : nil, value: session.showsScopes)
  }
}

/// The outline of a search field that gets lower from its bottom.
nonisolated private struct SqueezedField: Shape {
  /// The missing height, in points.
  var squeeze: CGFloat

  var animatableData: CGFloat {
    get { squeeze }
    set { squeeze = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let height = rect.height - max(squeeze, 0)
    guard height > 0 else { return Path() }
    return Path(
      roundedRect: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height),
      cornerRadius: min(10, height / 2))
  }
}

/// The microphone at the end of an empty search field (rule C4.5).
nonisolated struct DictationMark: View {
  @MainActor var body: some View {
    Image(systemName: "mic.fill")
      .foregroundStyle(.secondary)
      .accessibilityHidden(true)
  }
}

/// Something that is looked for beside the words.
nonisolated private struct SearchCapsule: View {
  let token: AnyView

  @MainActor var body: some View {
    token
      .font(.subheadline)
      .lineLimit(1)
      .foregroundStyle(.white)
      .padding(.horizontal, 8)
      .frame(height: 24)
      .background(.tint, in: Capsule())
      .fixedSize()
  }
}

/// The text field of the search.
nonisolated private struct SearchText: View {
  let session: SearchSession

  @MainActor var body: some View {
    let session = session
    let prompt = session.field.prompt ?? Text("Search")
    // A level of the field's own faint colour would be fainter still.
    let shown = prompt.foregroundColor(.secondary)
    TextField(
      input: TextInput(
        text: session.text, prompt: session.field.tokens.views.isEmpty ? shown : Text(" "),
        onEditingChanged: { isEditing in
          if isEditing { session.begin() }
        },
        onCommit: { session.submit() }),
      label: Text("")
    )
    .textFieldStyle(.plain)
    // The session performs the submit actions around the stack once.
    .environment(\.submitActions, [])
    .transformEnvironment(\.focusHandles) { $0 += session.aids.focus }
    .accessibilityLabel(prompt)
    .accessibilityProperties(makesElement: false) { properties, _ in
      properties.traits.remove(.textField)
      properties.traits.insert(.searchField)
      if session.text.wrappedValue.isEmpty { properties.value = nil }
    }
  }
}

/// A suggestion that searches for its text when tapped.
nonisolated struct SearchCompletion: ViewModifier {
  let words: String
  @Environment(\.searchSession) private var session

  init(words: String) {
    self.words = words
  }

  @MainActor func body(content: Content) -> some View {
    if let session {
      let words = words
      content.modifier(ActsForRow { session.choose(words) })
    } else {
      content
    }
  }
}

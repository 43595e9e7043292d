import Foundation
import Stillframe

/// Further views of trees that are changed in the middle of animations.
package indirect enum RichSpec: Sendable {
  /// A view whose type is hidden, as the branch of a condition or by itself.
  case erased(Spec)
  case erasedBranch(Bool, Spec, Spec)
  case overlay(alignment: Int, isBehind: Bool, Spec, Spec)
  case control(Control, Int)
  case transition(Int, Spec)
  /// Moves by an animation of its own whenever a number changes.
  case animated(value: Int, Spec)
  case switched(Int, [Spec])
  /// Rows without the view around them, so that how many there are in each becomes known only when they are built.
  case scrolled(isVertical: Bool, sections: Bool, [Spec.Item])
  /// A scroll view that takes the room that it is given, with rows in a lazy container of some kind.
  case open(isVertical: Bool, style: Int, [Spec.Item])
  /// A row that tells when it comes and goes.
  case appearing(Spec)
  case inset(Int, Spec, Spec)
  case grouped(Spec)
  case safeArea(Int, Spec, Spec)

  package enum Control: Int, CaseIterable, Sendable {
    case toggle, slider, button, progress, stepper, picker, field, disclosure, label
  }

  /// The trees inside.
  package var inner: [Spec] {
    switch self {
    case .erased(let spec), .transition(_, let spec), .animated(_, let spec), .appearing(let spec),
      .grouped(let spec):
      [spec]
    case .erasedBranch(_, let a, let b), .overlay(_, _, let a, let b), .inset(_, let a, let b),
      .safeArea(_, let a, let b):
      [a, b]
    case .control: []
    case .switched(_, let specs): specs
    case .scrolled(_, _, let items), .open(_, _, let items): items.map(\.spec)
    }
  }
}

/// The view that a rich spec describes.
struct RichSpecView: View {
  let spec: RichSpec

  private static let alignments: [Alignment] = [
    .center, .topLeading, .topTrailing, .bottom, .leading,
  ]
  private static let transitions: [AnyTransition] = [
    .opacity, .slide, .scale, .identity, .move(edge: .top),
    .asymmetric(
      insertion: .push(from: .leading), removal: .opacity.animation(.linear(duration: 0.3))),
  ]

  var body: some View {
    switch spec {
    case .erased(let inner): AnyView(SpecView(spec: inner))
    case .erasedBranch(let first, let a, let b):
      Group {
        if first { AnyView(SpecView(spec: a)) } else { AnyView(SpecView(spec: b).padding(1)) }
      }
    case .overlay(let alignment, let isBehind, let inner, let other):
      let alignment = Self.alignments[alignment % Self.alignments.count]
      if isBehind {
        SpecView(spec: inner).background(alignment: alignment) { SpecView(spec: other) }
      } else {
        SpecView(spec: inner).overlay(alignment: alignment) { SpecView(spec: other) }
      }
    case .control(let control, let value): self.control(control, value)
    case .transition(let kind, let inner):
      SpecView(spec: inner).transition(Self.transitions[kind % Self.transitions.count])
    case .animated(let value, let inner):
      SpecView(spec: inner).animation(.easeInOut(duration: 0.5), value: value)
    case .switched(let index, let specs): switched(index, specs)
    case .scrolled(let isVertical, let sections, let items): scrolled(isVertical, sections, items)
    case .open(let isVertical, let style, let items):
      OpenScroll(isVertical: isVertical, style: style, items: items)
    case .appearing(let inner): Appearing(spec: inner)
    case .inset(let length, let inner, let other):
      SpecView(spec: inner).safeAreaInset(edge: .bottom, spacing: CGFloat(length)) {
        SpecView(spec: other)
      }
    case .grouped(let inner): SpecView(spec: inner).geometryGroup()
    case .safeArea(let number, let a, let b):
      // The ideal length of a lazy container depends on its visible rows.
      ViewThatFits(in: .horizontal) {
        SpecView(spec: a).id(number).frame(idealWidth: a.hasUnsteadyParts ? 50 : nil)
        SpecView(spec: b).frame(idealWidth: b.hasUnsteadyParts ? 25 : nil)
      }
    }
  }

  @ViewBuilder
  private func control(_ control: RichSpec.Control, _ value: Int) -> some View {
    switch control {
    case .toggle: Toggle("t\(value)", isOn: .constant(value % 2 == 0))
    case .slider: Slider(value: .constant(Double(value % 5) / 4))
    case .button: Button("b\(value % 3)") {}.disabled(value % 2 == 0)
    case .progress: ProgressView(value: Double(value % 5) / 4)
    case .stepper: Stepper("s", value: .constant(value)).fixedSize()
    case .picker:
      Picker("p", selection: .constant(value % 2)) { ForEach(0..<2) { Text("\($0)") } }
        .pickerStyle(.segmented)
    case .field: TextField("f", text: .constant("\(value)"))
    case .disclosure:
      DisclosureGroup("d", isExpanded: .constant(value % 2 == 0)) { Text("in") }
    case .label: Label("l", systemImage: value % 2 == 0 ? "star" : "heart").fixedSize()
    }
  }

  /// A condition of several branches.
  @ViewBuilder
  private func switched(_ index: Int, _ specs: [Spec]) -> some View {
    if let spec = specs.isEmpty ? nil : specs[index % specs.count] {
      switch index % 4 {
      case 0: SpecView(spec: spec)
      case 1: HStack { SpecView(spec: spec) }
      case 2: AnyView(SpecView(spec: spec))
      default: SpecView(spec: spec).id(index)
      }
    }
  }

  @ViewBuilder
  private func scrolled(_ isVertical: Bool, _ sections: Bool, _ items: [Spec.Item]) -> some View {
    if isVertical {
      ScrollView {
        LazyVStack(spacing: 2, pinnedViews: .sectionHeaders) { rows(sections, items) }
      }
      .frame(height: 55).frame(idealWidth: 60)
      .accessibilityIdentifier("scroll")
    } else {
      ScrollView(.horizontal) { LazyHStack(spacing: 2) { rows(sections, items) } }
        .frame(width: 55).frame(idealHeight: 60)
        .accessibilityIdentifier("scroll")
    }
  }

  @ViewBuilder
  private func rows(_ sections: Bool, _ items: [Spec.Item]) -> some View {
    let half = items.count / 2
    if sections {
      Section {
        ForEach(items[..<half]) { SpecView(spec: $0.spec) }
      } header: {
        Text("H")
      }
      Section {
        ForEach(items[half...]) { SpecView(spec: $0.spec) }
      } footer: {
        Text("F")
      }
    } else {
      ForEach(items) { SpecView(spec: $0.spec) }
    }
  }
}

/// The ideal size is given, since that of a lazy container depends on its visible rows.
private struct OpenScroll: View {
  let isVertical: Bool
  let style: Int
  let items: [Spec.Item]

  var body: some View {
    Group {
      if isVertical { ScrollView { column } } else { ScrollView(.horizontal) { row } }
    }
    .frame(idealWidth: 60, idealHeight: 55)
    .accessibilityIdentifier("scroll")
  }

  private var rows: some View {
    ForEach(items) { item in
      // A row that gets edges of its own when it comes has another gap before it then: whether it is visible would depend on
      // whether it ever was.
      ZStack { SpecView(spec: item.spec) }.padding(item.spec.hasUnsteadyParts ? 0.5 : 0)
    }
  }

  @ViewBuilder private var column: some View {
    switch style % 4 {
    case 0: LazyVStack { rows }
    case 1: LazyVStack(alignment: .leading, spacing: 6) { rows }.padding(3)
    case 2: LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 2)]) { rows }
    default:
      VStack {
        Text("T")
        LazyVStack(spacing: 0) { rows }
      }
    }
  }

  @ViewBuilder private var row: some View {
    switch style % 4 {
    case 0: LazyHStack { rows }
    case 1: LazyHStack(alignment: .top, spacing: 6) { rows }.padding(3)
    case 2: LazyHGrid(rows: [GridItem(.adaptive(minimum: 30), spacing: 2)]) { rows }
    default:
      HStack {
        Text("T")
        LazyHStack(spacing: 0) { rows }
      }
    }
  }
}

/// Sets state of its own when it comes.
private struct Appearing: View {
  let spec: Spec
  @State private var hasCome = false

  var body: some View {
    SpecView(spec: spec)
      .padding(hasCome ? 1 : 0)
      .onAppear { withAnimation(.linear(duration: 0.1)) { hasCome = true } }
  }
}

import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

@Observable private final class Model {
  var name = "model"
}

extension EnvironmentValues {
  @Entry fileprivate var depth: Int = 0
}

private struct OldKey: EnvironmentKey {
  static let defaultValue = 1
}

struct StateSymbols: View {
  @State private var number = 0
  @StateObject private var owned = Counter()
  @EnvironmentObject private var counter: Counter
  @State private var model = Model()
  @GestureState private var drag = CGSize.zero
  @ScaledMetric private var size = 10.0
  @AppStorage("key") private var stored = 0
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.dismiss) private var dismiss
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    VStack {
      Text("\(number) \(owned.count) \(counter.count) \(model.name) \(stored)")
      Child(number: $number, counter: counter)
      Stepper("a", value: .constant(1))
    }
    .environment(\.depth, 2)
    .environment(\.layoutDirection, .rightToLeft)
    .environmentObject(owned)
    .onAppear { number += 1 }
    .onAppear(perform: { owned.count += 1 })
    .onChange(of: number) { model.name = "changed" }
    .onChange(of: owned.count) { old, new in stored = new - old }
    .onReceive(owned.$count) { _ in }
    .task { number += 1 }
    .task(id: number) {}
    .onDisappear {}
  }

  private struct Child: View {
    @Binding var number: Int
    @ObservedObject var counter: Counter
    @Environment(\.depth) private var depth

    var body: some View { Text("\(number) \(counter.count) \(depth)") }
  }
}

private struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct BoundsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

struct PreferenceSymbols: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Text("a").preference(key: WidthKey.self, value: 3)
      Text("b").transformPreference(WidthKey.self) { $0 += 1 }
      Text("c").anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
    .overlayPreferenceValue(BoundsKey.self) { anchors in
      GeometryReader { proxy in
        ForEach(anchors.indices, id: \.self) { index in
          Rectangle().stroke().frame(width: proxy[anchors[index]].width)
        }
      }
    }
    .backgroundPreferenceValue(WidthKey.self) { Text("\($0)") }
  }
}

struct GestureSymbols: View {
  @GestureState private var offset = CGSize.zero
  @State private var isHeld = false

  var body: some View {
    VStack {
      Text("a").onTapGesture {}.onTapGesture(count: 2) {}.onTapGesture { (_: CGPoint) in }
      Text("b").gesture(
        DragGesture(minimumDistance: 3, coordinateSpace: .local)
          .updating($offset) { value, state, _ in state = value.translation }
          .onChanged { _ = $0.location }
          .onEnded { _ = $0.predictedEndTranslation })
      Text("c").simultaneousGesture(LongPressGesture().sequenced(before: DragGesture()))
      Text("d").onLongPressGesture(minimumDuration: 1) {}
      Text("e").gesture(MagnificationGesture().onChanged { _ in }).offset(offset)
    }
  }
}

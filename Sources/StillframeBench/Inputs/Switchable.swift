import Foundation
import Stillframe

/// Changes the one leaf of a tree that can change.
final class LeafSwitch {
  fileprivate var isWide: Binding<Bool>?

  func flip() {
    isWide?.wrappedValue.toggle()
  }
}

/// A leaf whose width depends on state.
nonisolated struct SwitchableBlock: View {
  let leafSwitch: LeafSwitch
  @State private var isWide = false

  var body: some View {
    leafSwitch.isWide = $isWide
    return Block(width: isWide ? 30 : 20)
  }
}

extension Trees {
  /// Ten in a column, the first of them another one.
  nonisolated static func branch<First: View, Inner: View>(
    _ first: First, _ inner: @escaping () -> Inner
  ) -> some View {
    VStack {
      first
      ForEach(0..<9) { _ in inner() }
    }
  }

  /// As `nested3`, with one leaf that can change.
  nonisolated static func switchable3(_ leafSwitch: LeafSwitch) -> some View {
    branch(branch(branch(SwitchableBlock(leafSwitch: leafSwitch)) { Block() }) { row { Block() } })
    {
      column { row { Block() } }
    }
  }

  nonisolated static func switchable4(_ leafSwitch: LeafSwitch) -> some View {
    branch(switchable3(leafSwitch)) { nested3() }
  }

  nonisolated static func switchable5(_ leafSwitch: LeafSwitch) -> some View {
    branch(switchable4(leafSwitch)) { nested4() }
  }
}

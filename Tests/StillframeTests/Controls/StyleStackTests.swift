import Foundation
import Stillframe
import Testing

/// Frames of what styles make of controls whose labels are 40 × 20.
@MainActor @Suite struct StyleStackTests {
  private func frame(_ view: some View, _ name: String = "l") throws -> CGRect? {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 300, height: 200)
    return try renderer.layoutReport().frame(of: name)
  }

  private func label(_ name: String = "l") -> some View {
    Color.red.frame(width: 40, height: 20).accessibilityIdentifier(name)
  }

  @Test("C1.1: the innermost style wins") func innermost() throws {
    let view = Button {
    } label: {
      label()
    }
    .buttonStyle(Padded(amount: 3)).buttonStyle(Padded(amount: 10))
    #expect(try frame(view) == CGRect(x: 3, y: 3, width: 40, height: 20))
  }

  @Test("C1.1: a style made of its own control has the style around it") func around() throws {
    let view = Button {
    } label: {
      label()
    }
    .buttonStyle(Around()).buttonStyle(Padded(amount: 9))
    #expect(try frame(view) == CGRect(x: 14, y: 14, width: 40, height: 20))
  }

  @Test("C1.1: a style of progress views that shows one ends") func progressInProgress() throws {
    let view = ProgressView(value: 0.5).progressViewStyle(Twice())
    let report = try ImageRenderer(content: view.frame(width: 100)).layoutReport()
    #expect(report.size == CGSize(width: 100, height: 4 + 2 * 5))
  }

  @Test("C1.1: each kind of control has a stack of its own") func kinds() throws {
    let view = Toggle(isOn: .constant(true)) { label() }
      .toggleStyle(Framed()).buttonStyle(Padded(amount: 30))
    #expect(try frame(view) == CGRect(x: 10, y: 15.5, width: 40, height: 20))
  }

  @Test("C2.6: a style reads the environment where the button stands") func environment() throws {
    let view = VStack(spacing: 0) {
      Button {
      } label: {
        label("on")
      }
      Button {
      } label: {
        label("off")
      }
      .disabled(true)
    }
    .buttonStyle(Dimming())
    #expect(try frame(view, "on")?.minX == 10)
    #expect(try frame(view, "off")?.minY == 42)
  }

  @Test("C2.6: a primitive style triggers the action itself") func trigger() throws {
    let taps = Counter()
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Button {
        taps.count += 1
      } label: {
        label()
      }
      .buttonStyle(Twofold())
    }
    try stage.tap("l")
    #expect(taps.count == 2)
  }

  @Test("C2.6: a button in a style of one's own acts on a tap") func tap() throws {
    let taps = Counter()
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Button {
        taps.count += 1
      } label: {
        label()
      }
      .buttonStyle(Padded(amount: 4))
    }
    try stage.tap("l")
    #expect(taps.count == 1)
  }

  @Test("C3.3: a toggle of several values is on when all are, and writes to all") func sources()
    throws
  {
    let values = [Flag(false), Flag(true)]
    let stage = Stage(size: CGSize(width: 200, height: 100)) {
      Toggle(sources: values, isOn: \.binding) { label() }
    }
    try stage.tap("l")
    #expect(values.map(\.isOn) == [true, true])
  }
}

@MainActor private final class Counter {
  var count = 0
}

@MainActor private final class Flag {
  var isOn: Bool
  init(_ isOn: Bool) { self.isOn = isOn }
  var binding: Binding<Bool> { Binding(get: { self.isOn }, set: { self.isOn = $0 }) }
}

private struct Padded: ButtonStyle {
  let amount: CGFloat
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(amount)
  }
}

private struct Around: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(5) }
}

private struct Twofold: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture {
      configuration.trigger()
      configuration.trigger()
    }
  }
}

private struct Dimming: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(isEnabled ? 10 : 2)
  }
}

private struct Twice: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    ProgressView(value: configuration.fractionCompleted).padding(.vertical, 5)
  }
}

private struct Framed: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(10) }
}

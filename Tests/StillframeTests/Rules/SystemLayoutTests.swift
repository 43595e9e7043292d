import Dispatch
import Foundation
import Stillframe
import Testing

/// Rules that pictures and previews of public projects showed.
@Suite struct SystemLayoutTests {
  private func frames<V: View>(
    _ size: CGSize = CGSize(width: 300, height: 600), device: Device? = nil,
    @ViewBuilder _ view: @MainActor () -> V
  ) throws -> LayoutReport {
    let stage =
      device.map { Stage(device: $0, content: view) } ?? Stage(size: size, content: view)
    return try stage.layoutReport()
  }

  @Test("L3.8 an alignment places several views of an overlay or background as one centered pile")
  func severalSecondaries() throws {
    let report = try frames(CGSize(width: 100, height: 60)) {
      Color.red.overlay(alignment: .bottomTrailing) {
        Color.blue.frame(width: 40, height: 40).accessibilityIdentifier("x")
        Color.green.frame(width: 20, height: 20).accessibilityIdentifier("y")
      }
      .background(alignment: .topLeading) {
        Color.blue.frame(width: 10, height: 40).accessibilityIdentifier("p")
        Color.green.frame(width: 20, height: 20).accessibilityIdentifier("q")
      }
    }
    #expect(report.frame(of: "x") == CGRect(x: 60, y: 20, width: 40, height: 40))
    #expect(report.frame(of: "y") == CGRect(x: 70, y: 30, width: 20, height: 20))
    #expect(report.frame(of: "p") == CGRect(x: 5, y: 0, width: 10, height: 40))
    #expect(report.frame(of: "q") == CGRect(x: 0, y: 10, width: 20, height: 20))
  }

  @ViewBuilder private func twoViews() -> some View {
    Color.red.frame(width: 50, height: 30).accessibilityIdentifier("a")
    Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("b")
  }

  @Test("L1.14 several views at the root of a window are a vertical stack with the default spacing")
  func severalRoots() throws {
    let plain = try frames(CGSize(width: 100, height: 100)) { twoViews() }
    #expect(plain.frame(of: "a") == CGRect(x: 25, y: 26, width: 50, height: 30))
    #expect(plain.frame(of: "b") == CGRect(x: 40, y: 64, width: 20, height: 10))
    let device = try #require(Device("iPhone 15"))
    let window = try frames(device: device) { twoViews() }
    let a = try #require(window.frame(of: "a"))
    let b = try #require(window.frame(of: "b"))
    #expect(a.size == CGSize(width: 50, height: 30))
    #expect(b.minY - a.maxY == 8)
    let inside = try frames { VStack { Group { twoViews() }.simulatedDevice(device) } }
    let first = try #require(inside.frame(of: "a"))
    let second = try #require(inside.frame(of: "b"))
    #expect(second.minY - first.maxY == 8)
  }

  @Test("C6.4 a control beside others in a row's stack counts with its whole height")
  func controlsInStacksOfRows() throws {
    let report = try frames {
      Form {
        Toggle("alone", isOn: .constant(true)).accessibilityIdentifier("alone")
        VStack {
          Toggle("one", isOn: .constant(true)).accessibilityIdentifier("one")
          Toggle("two", isOn: .constant(true)).accessibilityIdentifier("two")
        }
        .accessibilityIdentifier("stack")
        HStack {
          Text("words")
          Toggle("three", isOn: .constant(true)).labelsHidden().accessibilityIdentifier("three")
        }
        VStack {
          Slider(value: .constant(0.5)).accessibilityIdentifier("slider")
          Picker("segments", selection: .constant(1)) {
            Text("One").tag(1)
            Text("Two").tag(2)
          }
          .pickerStyle(.segmented).accessibilityIdentifier("segments")
        }
      }
    }
    let outside = try frames {
      VStack {
        Toggle("one", isOn: .constant(true)).accessibilityIdentifier("one")
        Slider(value: .constant(0.5)).accessibilityIdentifier("slider")
        Picker("segments", selection: .constant(1)) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        .pickerStyle(.segmented).accessibilityIdentifier("segments")
      }
    }
    for name in ["one", "slider", "segments"] {
      #expect(report.frame(of: name)?.height == outside.frame(of: name)?.height, "\(name)")
    }
    #expect(report.frame(of: "three")?.height == 31)
    let one = try #require(report.frame(of: "one"))
    let two = try #require(report.frame(of: "two"))
    #expect(two.minY - one.maxY >= 8)
    #expect(try #require(report.frame(of: "alone")).height < 31)
  }
}

import Foundation
import Stillframe

extension SystemMotionCase {
  /// Further motions of `EveryMotionTests`.
  static let more: [SystemMotionCase] = [
    SystemMotionCase(
      name: "page from right to left", size: CGSize(width: 200, height: 400),
      largestShare: carriage, tap: "Go"
    ) {
      AnyView(Pushed().environment(\.layoutDirection, .rightToLeft))
    } value: {
      $0.frame(of: "seen")?.minX
    },
    SystemMotionCase(
      name: "page that fades", size: CGSize(width: 200, height: 400), largestShare: carriage,
      shade: greenOfThePage, tap: "Go"
    ) {
      AnyView(Pushed().environment(\.accessibilityReduceMotion, true))
    } value: { _ in
      nil
    },
    SystemMotionCase(
      name: "page that grows", size: CGSize(width: 200, height: 400), largestShare: carriage,
      tap: "Go"
    ) {
      AnyView(Zoomed())
    } value: {
      $0.frame(of: "seen")?.width
    },
    SystemMotionCase(
      name: "page on its way back", size: CGSize(width: 200, height: 400),
      largestShare: carriage, leaves: true, event: .perform(.escape, on: "seen", at: 0.1),
      tap: ""
    ) {
      AnyView(Covered())
    } value: {
      $0.frame(of: "seen")?.minX
    },
    SystemMotionCase(
      name: "sheet on its way back", size: CGSize(width: 200, height: 400),
      largestShare: carriage, leaves: true, event: .perform(.escape, on: "seen", at: 0.1),
      tap: ""
    ) {
      AnyView(
        Toggled(isOn: true) { isOn in
          Color.white.sheet(isPresented: isOn) { Away() }
        }
        .startsAtRest())
    } value: {
      $0.frame(of: "seen")?.minY
    },
    SystemMotionCase(
      name: "popover", size: CGSize(width: 300, height: 400), largestShare: carriage, turns: true,
      shade: leastGreen, tap: "Go"
    ) {
      AnyView(
        Toggled { isOn in
          Color.white.popover(isPresented: isOn) {
            Color.red.frame(width: 80, height: 40).presentationCompactAdaptation(.popover)
          }
        })
    } value: { _ in
      nil
    },
    SystemMotionCase(
      name: "context menu", size: CGSize(width: 300, height: 400),
      largestShare: spring(0.33) * 1.35, overshoot: 0.03,
      event: .press("Held", at: 0.1, duration: 0.6), tap: ""
    ) {
      AnyView(Text("Held").contextMenu { Button("Copy") {} })
    } value: { report in
      report.nodes(named: nil).first { $0.text == "Copy" }?.frame.width
    },
    SystemMotionCase(
      name: "inspector", size: CGSize(width: 800, height: 400), largestShare: carriage,
      turns: true, tap: "Go"
    ) {
      AnyView(
        Toggled { isOn in
          Color.white.inspector(isPresented: isOn) {
            Color.red.accessibilityIdentifier("seen").inspectorColumnWidth(200)
          }
        }
        .environment(\.horizontalSizeClass, .regular))
    } value: {
      $0.frame(of: "seen")?.minX
    },
    SystemMotionCase(
      name: "wheel", size: CGSize(width: 200, height: 216), largestShare: spring(0.35) * 1.05,
      tap: "N5"
    ) {
      AnyView(Turned())
    } value: { report in
      report.nodes(named: nil).first { $0.text == "N5" }?.frame.midY
    },
    SystemMotionCase(
      name: "row that is swiped", size: CGSize(width: 200, height: 200),
      largestShare: spring(0.55), isQuietable: false,
      event: .drag(
        "seen", from: UnitPoint(x: 0.9, y: 0.5), at: 0.1, by: CGSize(width: -60, height: 0),
        duration: 0.4), tap: ""
    ) {
      AnyView(
        List {
          Text("Row").frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityIdentifier("seen").swipeActions { Button("Mark") {} }
        }
        .listStyle(.plain))
    } value: {
      $0.frame(of: "seen")?.minX
    },
    SystemMotionCase(
      name: "row that is put in", size: CGSize(width: 200, height: 300),
      largestShare: spring(0.55), isQuietable: false, tap: "Go"
    ) {
      AnyView(Toggled(animation: .default) { ListedRows(names: $0.wrappedValue ? "ABC" : "AC") })
    } value: { report in
      report.nodes(named: nil).first { $0.text == "C" }?.frame.midY
    },
    SystemMotionCase(
      name: "row that closes a gap", size: CGSize(width: 200, height: 300),
      largestShare: spring(0.55), isQuietable: false, tap: "Go"
    ) {
      AnyView(Toggled(animation: .default) { ListedRows(names: $0.wrappedValue ? "AC" : "ABC") })
    } value: { report in
      report.nodes(named: nil).first { $0.text == "C" }?.frame.midY
    },
    SystemMotionCase(
      name: "row that is moved", size: CGSize(width: 200, height: 300),
      largestShare: spring(0.55), isQuietable: false, tap: "Go"
    ) {
      AnyView(Toggled(animation: .default) { ListedRows(names: $0.wrappedValue ? "CAB" : "ABC") })
    } value: { report in
      report.nodes(named: nil).first { $0.text == "C" }?.frame.midY
    },
    SystemMotionCase(
      name: "scrolling to a view", size: CGSize(width: 200, height: 300),
      largestShare: spring(0.55), isQuietable: false, tap: "Go"
    ) {
      AnyView(Scrolled())
    } value: {
      $0.frame(of: "seen")?.minY
    },
    SystemMotionCase(
      name: "deceleration", size: CGSize(width: 200, height: 300), largestShare: 0.04,
      isQuietable: false, duration: 5,
      event: .drag("held", at: 0.1, by: CGSize(width: 0, height: -60), duration: 0.1), tap: ""
    ) {
      AnyView(Scrolled())
    } value: {
      $0.frame(of: "seen")?.minY
    },
  ]

  private static let greenOfThePage: @Sendable (Bitmap) -> CGFloat = { CGFloat($0[100, 300].green) }

  /// The least green of some pixels below what is tapped: that of white is 255, that of red 59.
  static let leastGreen: @Sendable (Bitmap) -> CGFloat = { bitmap in
    let rows = stride(from: 32, to: bitmap.height, by: 8)
    return CGFloat(
      rows.map { y in
        stride(from: 0, to: bitmap.width, by: 8).map { bitmap[$0, y].green }.min() ?? 255
      }.min() ?? 255)
  }
}

/// A page that assistive technologies find.
private struct Away: View {
  var body: some View {
    Text("Away").frame(maxWidth: .infinity, maxHeight: .infinity)
      .accessibilityIdentifier("seen")
  }
}

private struct Pushed: View {
  @State private var isOn = false

  var body: some View {
    NavigationStack {
      Text("Go").onTapGesture { isOn = true }
        .navigationDestination(isPresented: $isOn) { Away().background(Color.red) }
    }
  }
}

private struct Covered: View {
  @State private var path = [1]

  var body: some View {
    NavigationStack(path: $path) {
      Color.blue.navigationDestination(for: Int.self) { _ in Away() }
    }
  }
}

private struct Zoomed: View {
  @Namespace private var tiles

  var body: some View {
    NavigationStack {
      NavigationLink {
        Color.red.accessibilityIdentifier("seen")
          .navigationTransition(.zoom(sourceID: 1, in: tiles))
      } label: {
        Text("Go").frame(width: 60, height: 60).matchedTransitionSource(id: 1, in: tiles)
      }
    }
  }
}

private struct Turned: View {
  @State private var number = 4
  var body: some View {
    Picker("Number", selection: $number) { ForEach(0..<30) { Text("N\($0)").tag($0) } }
      .pickerStyle(.wheel)
  }
}

private struct ListedRows: View {
  let names: String
  var body: some View {
    List { ForEach(names.map(String.init), id: \.self) { Text($0) } }.listStyle(.plain)
  }
}

private struct Scrolled: View {
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { Text("\($0)").frame(width: 200, height: 60) }
        }
        .accessibilityIdentifier("seen")
      }
      .accessibilityIdentifier("held")
      .overlay(alignment: .top) {
        Text("Go").onTapGesture { withAnimation { proxy.scrollTo(8, anchor: .top) } }
      }
    }
  }
}

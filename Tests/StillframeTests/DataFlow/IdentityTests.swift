import Foundation
import Observation
import StillViewsTestSupport
import Stillframe
import Testing

/// A view that counts its initialisers and bodies, and keeps a number.
private struct Counter: View {
  let recorder: Recorder
  @State private var number = 0

  init(recorder: Recorder) {
    self.recorder = recorder
    recorder.count("init")
  }

  var body: some View {
    recorder.count("body")
    return Color.red
      .frame(width: CGFloat(10 + number), height: 10)
      .onTapGesture { number += 1 }
      .accessibilityIdentifier("counter")
  }
}

private struct Switching: View {
  let recorder: Recorder
  @State private var isColumn = false

  var body: some View {
    let layout = isColumn ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
    layout {
      Counter(recorder: recorder)
      Color.blue.frame(width: 5, height: 5)
        .onTapGesture { isColumn.toggle() }
        .accessibilityIdentifier("switch")
    }
  }
}

private struct Branching: View {
  let recorder: Recorder
  @State private var isFirst = true

  var body: some View {
    VStack {
      if isFirst {
        Counter(recorder: recorder)
      } else {
        Counter(recorder: recorder)
      }
      Color.blue.frame(width: 5, height: 5)
        .onTapGesture { isFirst.toggle() }
        .accessibilityIdentifier("switch")
    }
  }
}

private struct Parent: View {
  let recorder: Recorder
  @State private var width = 20.0

  var body: some View {
    recorder.count("parent")
    return VStack {
      Child(recorder: recorder, name: "same")
      Color.red.frame(width: width, height: 5)
      Color.blue.frame(width: 5, height: 5)
        .onTapGesture { width += 1 }
        .accessibilityIdentifier("grow")
    }
  }
}

private struct Child: View {
  let recorder: Recorder
  let name: String
  @State private var names: [String] = ["a", "b"]

  var body: some View {
    recorder.count("child")
    return Text(name)
  }
}

/// Hands a binding on and does not read the value itself.
private struct Handing: View {
  let recorder: Recorder
  @State private var value = 1

  var body: some View {
    recorder.count("handing")
    return Reading(recorder: recorder, value: $value)
  }
}

private struct Reading: View {
  let recorder: Recorder
  @Binding var value: Int

  var body: some View {
    recorder.count("reading")
    return Color.red.frame(width: CGFloat(value), height: 1)
      .onTapGesture { value += 1 }
      .accessibilityIdentifier("reading")
  }
}

private struct EnvironmentReader: View {
  let recorder: Recorder
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    recorder.count("environment")
    return Color.red.frame(width: scheme == .dark ? 2 : 1, height: 1)
      .accessibilityIdentifier("reader")
  }
}

private struct SchemeSwitch: View {
  let recorder: Recorder
  @State private var isDark = false

  var body: some View {
    VStack {
      EnvironmentReader(recorder: recorder)
      Child(recorder: recorder, name: "untouched")
      Color.red.frame(width: 1, height: 1).onTapGesture { isDark.toggle() }
        .accessibilityIdentifier("switch")
    }
    .environment(\.colorScheme, isDark ? .dark : .light)
  }
}

@Observable private final class Tally {
  var count = 0
  var unread = 0
}

private struct TallyView: View {
  let recorder: Recorder
  @State private var tally = Tally()

  var body: some View {
    recorder.count("body")
    return VStack {
      Color.red.frame(width: CGFloat(10 + tally.count), height: 1)
        .onTapGesture { tally.count += 1 }
        .accessibilityIdentifier("count")
      Color.blue.frame(width: 1, height: 1)
        .onTapGesture { tally.unread += 1 }
        .accessibilityIdentifier("unread")
    }
  }
}

@Suite struct IdentityTests {
  @Test func readersOfAnObservableObjectFollowIt() throws {
    let recorder = Recorder()
    let stage = Stage(size: CGSize(width: 40, height: 40)) { TallyView(recorder: recorder) }
    try stage.tap("unread")
    #expect(recorder.total("body") == 1)
    try stage.tap("count")
    #expect(try stage.layoutReport().frame(of: "count")?.width == 11)
    try stage.tap("count")
    #expect(try stage.layoutReport().frame(of: "count")?.width == 12)
    #expect(recorder.total("body") == 3)
  }

  @Test func stateSurvivesALayoutSwitch() throws {
    let recorder = Recorder()
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Switching(recorder: recorder) }
    try stage.tap("counter")
    try stage.tap("counter")
    let before = try #require(try stage.layoutReport().frame(of: "counter"))
    #expect(before.width == 12)
    let bodies = recorder.total("body")

    try stage.tap("switch")
    let after = try #require(try stage.layoutReport().frame(of: "counter"))
    #expect(after.width == 12)
    #expect(after.origin != before.origin)
    #expect(recorder.total("body") == bodies, "the counter's inputs did not change")
  }

  @Test func stateIsLostWhereAConditionTakesTheOtherBranch() throws {
    let recorder = Recorder()
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Branching(recorder: recorder) }
    try stage.tap("counter")
    #expect(try stage.layoutReport().frame(of: "counter")?.width == 11)
    let made = recorder.total("init")

    try stage.tap("switch")
    #expect(try stage.layoutReport().frame(of: "counter")?.width == 10)
    #expect(recorder.total("init") == made + 1)
  }

  @Test func bodiesWhoseInputsDidNotChangeAreNotEvaluatedAgain() throws {
    let recorder = Recorder()
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Parent(recorder: recorder) }
    #expect(recorder.total("parent") == 1)
    #expect(recorder.total("child") == 1)
    for _ in 0..<5 { try stage.tap("grow") }
    #expect(recorder.total("parent") == 6)
    #expect(recorder.total("child") == 1)
  }

  @Test func onlyTheReaderOfABindingIsEvaluatedAgain() throws {
    let recorder = Recorder()
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Handing(recorder: recorder) }
    try stage.tap("reading")
    #expect(try stage.layoutReport().frame(of: "reading")?.width == 2)
    #expect(recorder.total("handing") == 1)
    #expect(recorder.total("reading") == 2)
  }

  @Test func onlyReadersOfAnEnvironmentValueAreEvaluatedAgain() throws {
    let recorder = Recorder()
    let stage = Stage(size: CGSize(width: 100, height: 100)) { SchemeSwitch(recorder: recorder) }
    try stage.tap("switch")
    #expect(try stage.layoutReport().frame(of: "reader")?.width == 2)
    #expect(recorder.total("environment") == 2)
    #expect(recorder.total("child") == 1)
  }

  @Test func settingTheSameValueEvaluatesNothing() throws {
    struct Same: View {
      let recorder: Recorder
      @State private var value = 1
      var body: some View {
        recorder.count("body")
        return Color.red.frame(width: CGFloat(value), height: 1).onTapGesture { value = 1 }
          .accessibilityIdentifier("same")
      }
    }
    let recorder = Recorder()
    let stage = Stage(size: CGSize(width: 10, height: 10)) { Same(recorder: recorder) }
    try stage.tap("same")
    #expect(recorder.total("body") == 1)
  }

  @Test func forEachKeepsStateWithTheElementWhenItMoves() throws {
    struct Row: View {
      let name: String
      @State private var taps = 0
      var body: some View {
        Color.red.frame(width: CGFloat(10 + taps), height: 10).onTapGesture { taps += 1 }
          .accessibilityIdentifier(name)
      }
    }
    struct Rows: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { Row(name: $0) }
          Color.blue.frame(width: 1, height: 1).onTapGesture { names.reverse() }
            .accessibilityIdentifier("reverse")
        }
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Rows() }
    try stage.tap("a")
    try stage.tap("reverse")
    let report = try stage.layoutReport()
    let a = try #require(report.frame(of: "a"))
    let c = try #require(report.frame(of: "c"))
    #expect(a.width == 11)
    #expect(a.minY > c.minY)
  }

  @Test func anotherIdentityIsAnotherView() throws {
    struct Keyed: View {
      let recorder: Recorder
      @State private var key = 0
      var body: some View {
        VStack {
          Counter(recorder: recorder).id(key)
          Color.blue.frame(width: 1, height: 1).onTapGesture { key += 1 }
            .accessibilityIdentifier("next")
        }
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Keyed(recorder: Recorder()) }
    try stage.tap("counter")
    #expect(try stage.layoutReport().frame(of: "counter")?.width == 11)
    try stage.tap("next")
    #expect(try stage.layoutReport().frame(of: "counter")?.width == 10)
  }
}

import Foundation
import Stillframe
import Testing

/// Parts of controls move by the system's animations (rules SM4.1 and SM4.2).
@Suite struct ControlMotionTests {
  private struct Flight: View {
    var animation: Animation?
    var isQuiet = false
    @State private var isOn = false

    var body: some View {
      Toggle("Fly", isOn: $isOn)
        .accessibilityIdentifier("fly")
        .transaction { if isQuiet { $0.disablesAnimations = true } }
        .padding(10)
    }
  }

  private func film(
    systemMotion: Bool = true, isQuiet: Bool = false, taps: [Double] = [0]
  ) -> FrameSequence {
    FrameSequence(
      size: CGSize(width: 160, height: 51), duration: 1,
      events: taps.map { .tap("fly", at: $0) }, systemMotion: systemMotion
    ) { Flight(isQuiet: isQuiet) }
  }

  /// The leading edge of the knob.
  private func knob(_ film: FrameSequence) -> Track {
    Track(film) { report in
      report.nodes(named: nil).first { $0.view == "Circle" }?.frame.minX
    }
  }

  /// SM4.1.
  @Test func knobRunsFromOneEndToTheOther() throws {
    let knob = knob(film())
    // A switch is 51 wide, its knob 27, with 2 around; it reaches 2 beyond its room.
    #expect(knob[0] == 103)
    #expect(knob.values.last == 123)
    #expect(knob.rises)
    let speed = 2 * Double.pi / 0.3
    for index in 0..<20 {
      let time = Double(index) / 60
      let expected = 123 - 20 * (1 + speed * time) * exp(-speed * time)
      #expect(abs(knob[index] - expected) < 0.1, "frame \(index)")
    }
  }

  @Test func colourOfTheSwitchRunsWithTheKnob() throws {
    let film = film()
    let reds = try [0, 4, 8, 40].map { Int(try film.frame(at: $0).bitmap()[102, 25].red) }
    #expect(reds[0] > reds[1] && reds[1] > reds[2] && reds[2] > reds[3])
  }

  /// SM1.3.
  @Test func switchTurnsRoundWithItsSpeed() throws {
    let knob = knob(film(taps: [0, 0.1]))
    #expect(knob[7] > knob[6])
    #expect(knob.largestStep < 4)
    #expect(knob.values.last == 103)
  }

  /// SM1.4.
  @Test func disabledAnimationsAndStillsShowTheEnd() throws {
    #expect(knob(film(isQuiet: true))[0] == 123)
    #expect(knob(film(systemMotion: false))[0] == 123)
    let moved = try film().frame(at: 59).bitmap()
    let still = try film(systemMotion: false).frame(at: 0).bitmap()
    #expect(moved == still)
  }

  /// SM4.2.
  @Test func thumbOfSegmentsRunsToTheSelectedOne() throws {
    struct Parts: View {
      @State private var part = 0
      var body: some View {
        Picker("Part", selection: $part) {
          ForEach(0..<3) { Text("P\($0)").tag($0) }
        }
        .pickerStyle(.segmented)
      }
    }
    let film = FrameSequence(
      size: CGSize(width: 300, height: 40), duration: 1, events: [.tap("P2", at: 0)]
    ) { Parts() }
    let thumb = Track(film) { report in
      report.nodes(named: nil).first { $0.view == "RoundedRectangle" && $0.frame.height == 28 }?
        .frame.minX
    }
    #expect(thumb[0] == 2)
    #expect(thumb.values.last == 202)
    #expect(thumb.rises)
    let speed = 503.551.squareRoot()
    let expected = 202 - 200 * (1 + speed * 0.1) * exp(-speed * 0.1)
    #expect(abs(thumb[6] - expected) < 0.3)
  }

  /// SM4.3.
  @Test func pressedButtonIsPalerAndComesBack() throws {
    struct One: View {
      var body: some View { Button("Go") {}.font(.system(size: 40).bold()) }
    }
    func film(_ event: FrameSequence.Event) -> FrameSequence {
      FrameSequence(size: CGSize(width: 100, height: 60), duration: 1, events: [event]) { One() }
    }
    func opacity(_ film: FrameSequence, _ index: Int) throws -> Double {
      let bitmap = try film.frame(at: index).bitmap()
      // The darkest red there is: the letters are blue on white.
      let least = (0..<100).flatMap { x in (0..<60).map { Int(bitmap[x, $0].red) } }.min() ?? 255
      return 1 - Double(least) / 255
    }
    let tapped = film(.tap("Go", at: 0.1))
    let full = try opacity(tapped, 0)
    let down = try opacity(tapped, 6)
    #expect(abs(down / full - 0.4) < 0.02)
    let later = try [8, 10, 13].map { try opacity(tapped, $0) }
    #expect(down < later[0] && later[0] < later[1] && later[1] < later[2])
    let end = try opacity(tapped, 30)
    #expect(end == full)
    let held = film(.press("Go", at: 0.1, duration: 0.5))
    let middle = try opacity(held, 30)
    #expect(abs(middle / full - 0.4) < 0.02)
  }

  /// SM4.6.
  @Test func wheelTurnsToTheChosenRow() throws {
    struct Wheel: View {
      @State private var number = 0
      var body: some View {
        Picker("Number", selection: $number) {
          ForEach(0..<9) { Text("N\($0)").tag($0) }
        }
        .pickerStyle(.wheel)
      }
    }
    let film = FrameSequence(
      size: CGSize(width: 200, height: 216), duration: 1, events: [.tap("N2", at: 0)]
    ) { Wheel() }
    let place = Track(film) { report in
      report.nodes(named: nil).first { $0.text == "N2" && !$0.isLeaving }?.frame.midY
    }
    #expect(place.falls)
    #expect(place[0] > 150)
    #expect(abs((place.values.last ?? 0) - 108) < 0.5)
    #expect(place.largestStep < 12)
  }

  /// SM4.9.
  @Test func rowsCloseTheGapOfADeletedOne() throws {
    struct Rows: View {
      @State private var names = ["A", "B", "C"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { Text($0).accessibilityIdentifier($0) }
            .onDelete { names.remove(atOffsets: $0) }
        }
        .listStyle(.plain)
      }
    }
    let film = FrameSequence(
      size: CGSize(width: 200, height: 200), duration: 2,
      events: [
        .drag("A", at: 0.1, by: CGSize(width: -80, height: 0), duration: 0.2),
        .tap("Delete", at: 1),
      ]
    ) { Rows() }
    let top = Track(film, "B", \.minY)
    #expect(top[61] < top[60] && top[61] > top[120])
    #expect(top.falls)
    #expect(top.largestStep < 6)
  }

  /// SM1.5.
  @Test func systemAnimationsAreOffWhereUIKitTurnsThemOff() throws {
    struct Quiet: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Toggle("Fly", isOn: $isOn).accessibilityIdentifier("fly")
          Button("Off") { UIView.setAnimationsEnabled(false) }
          Button("Once") { UIView.performWithoutAnimation { isOn.toggle() } }
        }
      }
    }
    func knob(_ events: [FrameSequence.Event]) -> Track {
      self.knob(
        FrameSequence(size: CGSize(width: 160, height: 120), duration: 0.5, events: events) {
          Quiet()
        })
    }
    let moved = knob([.tap("fly", at: 0)])
    #expect(moved.largestStep < 4)
    let off = knob([.tap("Off", at: 0), .tap("fly", at: 0.1)])
    #expect(off.largestStep == 20)
    #expect(knob([.tap("Once", at: 0.1)]).largestStep == 20)
    // Another film is not concerned.
    #expect(knob([.tap("fly", at: 0)]).values == moved.values)
  }
}

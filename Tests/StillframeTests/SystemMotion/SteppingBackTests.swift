import Foundation
import Stillframe
import Testing

/// What a sheet does to the view that presents it (rules SM3.4 and C1.7).
@MainActor @Suite struct SteppingBackTests {
  /// A red view with a tinted square, below a presentation.
  private struct Base: View {
    enum Kind: Sendable { case large, medium, alert, dialog, open, none }

    var kind = Kind.large

    var body: some View {
      Color.red.ignoresSafeArea()
        .overlay(alignment: .top) { Rectangle().fill(.tint).frame(width: 80, height: 80) }
        .sheet(isPresented: .constant(kind == .large || kind == .medium || kind == .open)) {
          Color.white
            .presentationDetents(kind == .large ? [.large] : [.medium])
            .presentationBackgroundInteraction(kind == .open ? .enabled : .automatic)
        }
        .alert("Alert", isPresented: .constant(kind == .alert)) {}
        .confirmationDialog("Dialog", isPresented: .constant(kind == .dialog)) {}
    }
  }

  private func picture(_ kind: Base.Kind, device: String = "iPhone 15") throws -> Bitmap {
    let device = try #require(Device(device))
    let stage = Stage(device: device) { Base(kind: kind) }
    return try stage.bitmap()
  }

  /// The bytes of a point, of three pixels a side.
  private func color(_ picture: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    let pixel = picture[x * 3 + 1, y * 3 + 1]
    return [pixel.red, pixel.green, pixel.blue]
  }

  @Test func theViewBelowAHighSheetIsNarrowerWithRoundCorners() throws {
    let picture = try picture(.large)
    // Black above the view, which begins below the status bar, and beside it.
    #expect(color(picture, 196, 50) == [0, 0, 0])
    #expect(color(picture, 8, 64) == [0, 0, 0])
    #expect(color(picture, 16, 59) == [0, 0, 0])
    let view = color(picture, 60, 64)
    #expect(view[0] > 150 && view[1] < 60)
    #expect(color(picture, 20, 80) == [255, 255, 255])
  }

  @Test func aLowSheetLeavesTheViewBelowWhereItIs() throws {
    let picture = try picture(.medium)
    let view = color(picture, 1, 1)
    #expect(view[0] > 150 && view[1] < 60)
  }

  @Test func aWindowWithoutADeviceStaysWhereItIs() throws {
    let stage = Stage(size: CGSize(width: 300, height: 600)) { Base() }
    let pixel = try stage.bitmap()[1, 1]
    #expect(pixel.red > 150)
  }

  @Test func theViewBelowGoesBackWithTheSheet() throws {
    let device = try #require(Device("iPhone 15"))
    let stage = Stage(device: device, systemMotion: true) { Base() }
    #expect(try color(stage.bitmap(), 2, 10)[0] > 200)
    stage.advance(by: 0.02)
    #expect(try color(stage.bitmap(), 8, 300)[0] > 150)
    stage.advance(by: 2)
    #expect(try color(stage.bitmap(), 2, 10) == [0, 0, 0])
  }

  @Test(arguments: [Base.Kind.medium, .alert, .dialog])
  private func tintsBehindPresentationsAreGrey(kind: Base.Kind) throws {
    let tint = color(try picture(kind), 196, 80)
    #expect(tint[0] == tint[1] && tint[1] == tint[2])
  }

  /// A tinted square whose sheet goes by itself.
  private struct Leaving: View {
    @State private var isOn = true

    var body: some View {
      Rectangle().fill(.tint)
        .sheet(isPresented: $isOn) { Color.white.presentationDetents([.medium]) }
        .task {
          try? await Task.sleep(for: .seconds(1))
          isOn = false
        }
    }
  }

  @Test func tintsHaveTheirColorsAgainWhenASheetLeaves() throws {
    let device = try #require(Device("iPhone 15"))
    let stage = Stage(device: device, systemMotion: true) { Leaving() }
    stage.advance(by: 0.9)
    let before = color(try stage.bitmap(), 196, 100)
    #expect(before[0] == before[2])
    stage.advance(by: 0.2)
    let after = color(try stage.bitmap(), 196, 100)
    #expect(after[2] > after[0])
    stage.advance(by: 2)
    #expect(try color(stage.bitmap(), 196, 100) == [0, 122, 255])
  }

  @Test(arguments: [Base.Kind.open, .none])
  private func otherTintsStay(kind: Base.Kind) throws {
    #expect(color(try picture(kind), 196, 80) == [0, 122, 255])
  }
}

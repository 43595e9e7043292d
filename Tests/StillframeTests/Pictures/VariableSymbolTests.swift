import Foundation
import Stillframe
import Testing

/// A value lights the layers of a symbol one after the other.
@MainActor @Suite struct VariableSymbolTests {
  /// Returns the sum of all alphas.
  private func ink(_ name: String, _ value: Double?) throws -> Int {
    let renderer = ImageRenderer(
      content: Image(systemName: name, variableValue: value).font(.system(size: 60)))
    let picture = try renderer.bitmap()
    return (0..<picture.height).reduce(0) { sum, y in
      (0..<picture.width).reduce(sum) { $0 + Int(picture[$1, y].alpha) }
    }
  }

  @Test(arguments: ["wifi", "speaker.wave.3", "chart.bar.fill", "dot.radiowaves.left.and.right"])
  func layersAreLitOneAfterTheOther(_ name: String) throws {
    let inks = try [0, 0.2, 0.5, 0.8, 1].map { try ink(name, $0) }
    #expect(inks == inks.sorted() && inks[0] < inks[1] && inks[1] < inks[4])
    #expect(try ink(name, nil) == inks[4])
    #expect(abs(inks[0] * 4 - inks[4]) * 20 < inks[4])
  }

  @Test(arguments: ["circle", "plus.circle.fill", "heart"])
  func othersAreWhole(_ name: String) throws {
    #expect(try ink(name, 0) == ink(name, nil))
  }

  @Test(arguments: [-1, 7, Double.infinity, -.infinity, .nan])
  func valuesAreLimited(_ value: Double) throws {
    let whole = try ink("wifi", nil)
    #expect(try ink("wifi", value) == (value < 0 ? ink("wifi", 0) : whole))
  }
}

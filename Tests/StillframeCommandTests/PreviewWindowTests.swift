import Foundation
import StillRaster
import Stillframe
import Testing

/// The size of a preview's picture, and the moment that it shows.
extension PreviewTests {
  @Test func previewsAreWindowsUnlessTheirContentIsSmallerInBothDirections() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI

      #Preview("Strip") { Color.red.frame(height: 44) }
      #Preview("Column") { Color.red.frame(width: 44) }
      #Preview("Small") { Color.red.frame(width: 40, height: 30) }
      #Preview("Wide") { Color.red.frame(width: 1420, height: 30) }
      #Preview("Nothing") { EmptyView() }
      #Preview("Two") {
        Color.red.frame(width: 40, height: 30)
        Color.blue.frame(width: 20, height: 10)
      }
      #Preview("Rising") { Rising() }

      struct Rising: View {
        @State private var height: CGFloat = 10
        var body: some View {
          Color.blue.frame(width: 20, height: height)
            .frame(width: 20, height: 60, alignment: .top)
            .onAppear { withAnimation(.linear(duration: 1)) { height = 50 } }
        }
      }
      """, to: "Sizes.swift")
    func size(_ name: String, in place: String) throws -> [Int] {
      let bitmap = try Bitmap(pngData: folder.data("\(place)/\(name).png"))
      return [bitmap.width, bitmap.height]
    }
    let run = try run("render", "Sizes.swift", in: folder)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    for name in ["Strip", "Column", "Wide", "Nothing"] {
      #expect(try size(name, in: "previews") == [393, 852], "\(name)")
    }
    #expect(try size("Small", in: "previews") == [40, 30])
    #expect(try size("Two", in: "previews") == [40, 48])
    #expect(try size("Rising", in: "previews") == [20, 60])

    let fit = try self.run(
      "render", "Sizes.swift", "--fit", "--only", "Strip", "--only", "Two", "-o", "fit/", in: folder
    )
    #expect(fit.status == 0, "\(fit.errors)")
    #expect(try size("Strip", in: "fit") == [393, 44] && size("Two", in: "fit") == [40, 48])
    for (option, seconds, height) in [
      ("--at", "0.5", 30), ("--settle", "0", 10), ("--settle", "0.75", 40), ("--settle", "2", 50),
    ] {
      let moment = try self.run(
        "render", "Sizes.swift", "--only", "Rising", "-o", "-", option, seconds, in: folder)
      let bitmap = try Bitmap(pngData: moment.data)
      let isBlue = (0..<60).map { bitmap[10, $0].red < 128 }
      #expect(isBlue == (0..<60).map { $0 < height }, "\(option) \(seconds)")
    }
    let both = try self.run(
      "render", "Sizes.swift", "--at", "1", "--settle", "1", "-o", "-", in: folder)
    #expect(both.status == 2 && both.errors.contains("--settle"))
  }

  /// The container fits the preview when it is offered the size of the device: what grows ends there, and texts have lines.
  @Test func fittedPreviewsAreOfferedTheDevice() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI

      #Preview("Small", traits: .sizeThatFitsLayout) { Color.red.frame(width: 40, height: 30) }
      #Preview("Strip", traits: .sizeThatFitsLayout) { Color.red.frame(height: 44) }
      #Preview("Endless", traits: .sizeThatFitsLayout) {
        Color.red.frame(idealWidth: .infinity, maxWidth: .infinity).frame(height: 44)
      }
      #Preview("Sideways", traits: .sizeThatFitsLayout, .landscapeLeft) {
        Color.red.frame(height: 44)
      }
      struct Older_Previews: PreviewProvider {
        static var previews: some View {
          Color.red.frame(height: 44)
            .previewLayout(.sizeThatFits).previewDevice("iPhone SE (3rd generation)")
            .previewDisplayName("Older")
        }
      }
      """, to: "Sizes.swift")
    func size(_ name: String) throws -> [Int] {
      let bitmap = try Bitmap(pngData: folder.data("previews/\(name).png"))
      return [bitmap.width, bitmap.height]
    }
    let run = try run("render", "Sizes.swift", in: folder)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    #expect(try size("Small") == [40, 30])
    #expect(try size("Strip") == [393, 44] && size("Endless") == [393, 44])
    #expect(try size("Sideways") == [852, 44])
    #expect(try size("Older") == [375, 44])
  }
}

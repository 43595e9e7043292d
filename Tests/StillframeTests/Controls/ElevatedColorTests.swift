import Foundation
import Stillframe
import Testing

/// Grounds of dark sheets are lighter than those of the window (rule C6.19).
@MainActor @Suite struct ElevatedColorTests {
  private func pixels(
    _ scheme: ColorScheme, isCover: Bool = false, _ view: some View
  ) throws -> [RGBA8] {
    let stage = Stage(size: CGSize(width: 320, height: 640), colorScheme: scheme) {
      if isCover {
        Text("Home").fullScreenCover(isPresented: .constant(true)) { view }
      } else {
        Text("Home").sheet(isPresented: .constant(true)) { view }
      }
    }
    let picture = try stage.bitmap()
    return [picture[160, 600], picture[250, isCover ? 60 : 80]]
  }

  private func gray(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> RGBA8 {
    RGBA8(red: red, green: green, blue: blue)
  }

  @Test func formsInDarkSheetsAreLighter() throws {
    let form = Form { Text("Row").listRowInsets(EdgeInsets()).frame(height: 90) }
    #expect(try pixels(.dark, form) == [gray(28, 28, 30), gray(44, 44, 46)])
    #expect(try pixels(.light, form) == [gray(242, 242, 247), gray(255, 255, 255)])
    #expect(try pixels(.dark, isCover: true, form) == [gray(0, 0, 0), gray(28, 28, 30)])
  }

  @Test func systemColorsFollow() throws {
    let color = Color(uiColor: .systemGroupedBackground)
    #expect(try pixels(.dark, color)[0] == gray(28, 28, 30))
    #expect(try pixels(.dark, isCover: true, color)[0] == gray(0, 0, 0))
  }
}

import Foundation
import Stillframe
import Testing

/// Where on a device's screen what is presented lies (rules C6.14 and C6.16): 393 × 852, 59 unsafe above, 34 below.
@MainActor @Suite struct PresentedPlaceTests {
  private func frame(@ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View) throws
    -> CGRect?
  {
    try Stage(device: .iPhone15, content: view).layoutReport().frame(of: "t")
  }

  @Test func aCoverHasTheSafeAreaOfTheScreen() throws {
    let found = try frame { Text("x").fullScreenCover(isPresented: .constant(true)) { Tile("t") } }
    #expect(found == CGRect(0, 59, 393, 759))
  }

  @Test func aSheetOfAHeightHasItAboveTheSafeAreaBelow() throws {
    let low = try frame {
      Text("x").sheet(isPresented: .constant(true)) {
        Tile("t").presentationDetents([.height(200)])
      }
    }
    #expect(low == CGRect(0, 618, 393, 200))
    let full = try frame { Text("x").sheet(isPresented: .constant(true)) { Tile("t") } }
    #expect(full == CGRect(0, 69, 393, 749))
  }

  @Test func theBarOfASheetBeginsAtItsTop() throws {
    let page = try frame {
      Text("x").sheet(isPresented: .constant(true)) {
        NavigationStack {
          Tile("t").navigationTitle("A").navigationBarTitleDisplayMode(.inline)
        }
        .presentationDetents([.height(200)])
      }
    }
    #expect(page == CGRect(0, 674, 393, 144))
  }

  @Test func aDetentThatIsNoNumberIsTheWholeHeight() throws {
    for detent in [PresentationDetent.height(.nan), .fraction(.nan), .height(.infinity)] {
      let stage = Stage(device: .iPhone15) {
        Text("x").sheet(isPresented: .constant(true)) { Tile("t").presentationDetents([detent]) }
      }
      let report = try stage.layoutReport()
      #expect(report.frame(of: "t") == CGRect(0, 69, 393, 749))
      #expect(report.warnings.isEmpty)
    }
  }

  @Test func anAlertHasItsFieldsBelowItsWordsAndTwoAnswersSideBySide() throws {
    struct Asking: View {
      @State private var name = ""
      @State private var isAsked = true
      var body: some View {
        Text("name \(name)").alert("Rename", isPresented: $isAsked) {
          TextField("Name", text: $name).accessibilityIdentifier("field")
          Button("Rename it") {}
          Button("Cancel", role: .cancel) {}
        }
      }
    }
    let stage = Stage(size: CGSize(width: 390, height: 600)) { Asking() }
    try stage.type("Ada", into: "field")
    let report = try stage.layoutReport()
    let field = try #require(report.frame(of: "field"))
    // The card is 270 wide, in the middle; words stand 16 from its sides.
    #expect(field.minX >= 76 && field.maxX <= 314)
    let cancel = try #require(report.nodes(saying: "Cancel").first).frame
    let rename = try #require(report.nodes(saying: "Rename it").first).frame
    #expect(cancel.midY.isClose(to: rename.midY, within: 1) && cancel.maxX < rename.minX)
    #expect(field.maxY < cancel.minY)
    try stage.tap("Rename it")
    #expect(try stage.says("name Ada"))
  }

  /// As iOS does: the one that cancels is the last then.
  @Test func answersOfAnAlertThatAreTooLongForHalfOfItAreStacked() throws {
    let stage = Stage(size: CGSize(width: 390, height: 600)) {
      Text("x").alert("Open?", isPresented: .constant(true)) {
        Button("Cancel", role: .cancel) {}
        Button("Settings and Privacy") {}
      }
    }
    let report = try stage.layoutReport()
    let cancel = try #require(report.nodes(saying: "Cancel").first).frame
    let long = try #require(report.nodes(saying: "Settings and Privacy").first).frame
    #expect(long.height < 25 && cancel.midX.isClose(to: long.midX, within: 1))
    #expect((cancel.midY - long.midY).isClose(to: 44, within: 1.5))
  }
}

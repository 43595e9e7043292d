import Foundation
import Stillframe
import Testing

/// The compact look of date pickers.
@Suite struct DateChipTests {
  /// Words of a date are never cut off: the label wraps.
  @Test func aLongLabelLeavesTheDateItsRoom() throws {
    func chips(_ label: String) throws -> [CGFloat] {
      let picker = Form {
        DatePicker(label, selection: .constant(Date(timeIntervalSince1970: 1_700_000_000)))
      }
      let report = try ImageRenderer(content: picker.frame(width: 393, height: 300)).layoutReport()
      var widths: [CGFloat] = []
      var open = [report.root]
      while let node = open.popLast() {
        if node.view == "Text",
          node.text?.contains("2023") == true || node.text?.contains("PM") == true
        {
          widths.append(node.frame.width)
        }
        open += node.children
      }
      return widths
    }
    let short = try chips("At")
    #expect(short.count == 2)
    #expect(try chips("The beginning of a long event in another town") == short)
  }
}

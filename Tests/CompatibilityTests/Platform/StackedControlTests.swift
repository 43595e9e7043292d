import Foundation
import SwiftUI
import Testing

/// Where controls of UIKit stand in stacks, and what fields and rows show.
@MainActor @Suite struct StackedControlTests {
  private struct Shown: UIViewRepresentable {
    let make: @MainActor () -> UIView
    func makeUIView(context: Context) -> UIView { make() }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private struct Controlled: UIViewControllerRepresentable {
    let make: @MainActor () -> UIViewController
    func makeUIViewController(context: Context) -> UIViewController { make() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  /// The columns of a row of pixels that differ from white.
  private func inked(_ view: some View, row: Int) throws -> [Int] {
    let picture = try ImageRenderer(content: view.background(.white)).bitmap()
    return (0..<picture.width).filter { x in
      let pixel = picture[x, row]
      return pixel.red < 250 || pixel.green < 250 || pixel.blue < 250
    }
  }

  @Test func configuredButtonsKeepTheirWidthInCentredStacks() throws {
    func stack(_ alignment: UIStackView.Alignment) -> some View {
      Shown {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        let stack = UIStackView(arrangedSubviews: [UIButton(configuration: configuration)])
        (stack.axis, stack.alignment) = (.vertical, alignment)
        return stack
      }
      .frame(width: 300, height: 34)
    }
    let centred = try inked(stack(.center), row: 5)
    #expect(centred.count < 120 && centred.first.map { $0 > 80 } == true)
    #expect(try inked(stack(.fill), row: 17).count > 250)
  }

  @Test func aSwitchInAFilledStackStandsLeading() throws {
    let stack = Shown {
      let control = UISwitch()
      control.isOn = true
      let stack = UIStackView(arrangedSubviews: [control])
      stack.axis = .vertical
      return stack
    }
    .frame(width: 300, height: 31)
    let columns = try inked(stack, row: 3)
    #expect(columns.last.map { $0 < 60 } == true)
  }

  @Test func fieldsHaveAButtonThatClears() throws {
    func width(_ mode: UITextField.ViewMode, left: Bool = false) throws -> Int {
      let field = Shown {
        let field = UITextField()
        field.text = "W"
        field.clearButtonMode = mode
        if left {
          field.leftView = UIImageView(image: UIImage(systemName: "star.fill"))
          field.leftViewMode = .always
        }
        return field
      }
      .frame(width: 200, height: 20)
      let columns = try inked(field, row: 10)
      return (columns.last ?? 0) - (columns.first ?? 0)
    }
    let plain = try width(.never)
    #expect(try width(.always) > 150 && width(.unlessEditing) > 150 && plain < 30)
    #expect(try width(.whileEditing) == plain && width(.never, left: true) > plain)
  }

  private final class Rows: UITableViewController {
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 2 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      if indexPath.row == 0 { content.image = UIImage(systemName: "star") }
      cell.contentConfiguration = content
      return cell
    }
  }

  @Test func linesBelowRowsWithAnImageBeginAtTheWords() throws {
    let table = Controlled { Rows(style: .plain) }.frame(width: 300, height: 200)
    let picture = try ImageRenderer(content: table).bitmap()
    let starts = (1..<150).compactMap { y -> Int? in
      let dark = (0..<300).filter { picture[$0, y].red < 230 }
      return dark.count > 150 ? dark.first : nil
    }
    #expect(starts.suffix(2) == [64, 20])
  }
}

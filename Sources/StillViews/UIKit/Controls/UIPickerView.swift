public import Foundation
import StillGeometry
import StillViewGraph

/// Wheels side by side, each with rows from a data source.
@MainActor @preconcurrency open class UIPickerView: UIView {
  private static let shared = UIPickerView()

  /// Returns the proxy of this class. No effect: views are dressed one by one.
  open class func appearance() -> UIPickerView { shared }

  /// The numbers of wheels and rows.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// The words or views of rows.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// The chosen rows by their wheels.
  private var chosen: [Int: Int] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isSizedByHosted = true
    hosted = { [weak self] in AnyView(self?.wheels) }
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// The number of wheels.
  open var numberOfComponents: Int {
    max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
  }

  /// Returns the number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
  }

  /// Returns the row of a wheel that is chosen, from 0; -1 where it has none.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return min(max(chosen[component] ?? 0, 0), count - 1)
  }

  /// Chooses a row. No effect of `animated`: a picture has no time.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosen[component] = row
  }

  /// No effect: rows are read whenever a picture is made.
  open func reloadAllComponents() {}
  /// No effect: rows are read whenever a picture is made.
  open func reloadComponent(_ component: Int) {}

  /// Returns the view of a row; nil where it has words.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    return view === Self.none ? nil : view
  }

  /// The view of rows that have none.
  fileprivate static let none = UIView()

  private var wheels: some View {
    WheelFrame {
      ForEach(0..<min(numberOfComponents, Self.mostWheels), id: \.self) { component in
        let width = self.delegate?.pickerView(self, widthForComponent: component) ?? 0
        Wheel(items: self.items(component)).frame(width: width > 0 ? width : nil)
      }
    }
  }

  /// Wheels that are drawn, at most.
  private static let mostWheels = 32
  /// Rows above and below the chosen one that a wheel has: the delegate may have any number of them.
  private static let reach = 100

  private func items(_ component: Int) -> [Wheel.Item] {
    let count = numberOfRows(inComponent: component)
    let selected = max(selectedRow(inComponent: component), 0)
    let end = selected + min(max(count - selected, 0), Self.reach)
    return (max(selected - Self.reach, 0)..<end).map { row in
      Wheel.Item(
        id: row, isSelected: row == selected, label: label(row, component),
        choose: { [weak self] in
          guard let self else { return }
          chosen[component] = row
          delegate?.pickerView(self, didSelectRow: row, inComponent: component)
        })
    }
  }

  private func label(_ row: Int, _ component: Int) -> AnyView {
    if let view = view(forRow: row, forComponent: component) {
      return AnyView(UIViewPicture(arranged: view))
    }
    if let words = delegate?.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    {
      return AnyView(Text(verbatim: words.string))
    }
    let title = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    return AnyView(Text(verbatim: title ?? "?"))
  }
}

/// Says how many wheels and rows there are.
@MainActor @preconcurrency public protocol UIPickerViewDataSource: AnyObject {
  /// The number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what rows show, and is told of the one that is chosen.
@MainActor @preconcurrency public protocol UIPickerViewDelegate: AnyObject {
  /// The words of a row (default: "?").
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// The words of a row, which come before those without attributes (default: nil). No effect of the attributes: they are not drawn.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row (default: its words).
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// The width of a wheel, in points (default: an equal share).
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height of rows. Never called: rows are 32 points high.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// A row was chosen (default: does nothing).
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { UIPickerView.none }
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { 0 }
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 32 }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

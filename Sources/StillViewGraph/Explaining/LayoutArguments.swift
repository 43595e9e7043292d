import Foundation
import StillGeometry
package import StillLayout
import StillReport

/// Joins what was given, leaving out what was not.
private func join(_ arguments: (label: String, length: CGFloat?)...) -> String? {
  let given = arguments.compactMap { label, length in
    length.map {
      "\(label)\(label.isEmpty ? "" : ": ")\($0 == .infinity ? ".infinity" : LayoutReport.print($0))"
    }
  }
  return given.isEmpty ? nil : given.joined(separator: ", ")
}

extension FixedFrame: ArgumentedLayout {
  package var arguments: String? { join(("width", width), ("height", height)) }
}

extension FlexibleFrame: ArgumentedLayout {
  package var arguments: String? {
    join(
      ("minWidth", width.minimum), ("idealWidth", width.ideal), ("maxWidth", width.maximum),
      ("minHeight", height.minimum), ("idealHeight", height.ideal), ("maxHeight", height.maximum))
  }
}

extension PaddingLayout: ArgumentedLayout {
  package var arguments: String? {
    let (top, leading, bottom, trailing) = (
      insets.top, insets.leading, insets.bottom, insets.trailing
    )
    if top == bottom, leading == trailing {
      if top == leading { return join(("", top)) }
      if top == 0 { return ".horizontal, " + LayoutReport.print(leading) }
      if leading == 0 { return ".vertical, " + LayoutReport.print(top) }
    }
    func given(_ length: CGFloat) -> CGFloat? { length == 0 ? nil : length }
    return join(
      ("top", given(top)), ("leading", given(leading)), ("bottom", given(bottom)),
      ("trailing", given(trailing)))
  }
}

extension FixedSizeLayout: ArgumentedLayout {
  package var arguments: String? {
    horizontal && vertical ? nil : "horizontal: \(horizontal), vertical: \(vertical)"
  }
}

extension AspectRatioLayout: ArgumentedLayout {
  package var arguments: String? {
    [ratio.map { LayoutReport.print($0) }, "contentMode: \(fills ? ".fill" : ".fit")"]
      .compactMap { $0 }.joined(separator: ", ")
  }
}

extension OffsetLayout: ArgumentedLayout {
  package var arguments: String? { join(("x", offset.width), ("y", offset.height)) }
}

extension PositionLayout: ArgumentedLayout {
  package var arguments: String? { join(("x", center.x), ("y", center.y)) }
}

extension HStackLayout: ArgumentedLayout {
  package var arguments: String? { join(("spacing", spacing)) }
}

extension VStackLayout: ArgumentedLayout {
  package var arguments: String? { join(("spacing", spacing)) }
}

extension GridLayout: ArgumentedLayout {
  package var arguments: String? {
    join(("horizontalSpacing", horizontalSpacing), ("verticalSpacing", verticalSpacing))
  }
}

import Foundation
import StillViewGraph

/// The view in which UIKit shows a screen, a cover or a sheet. Wrapped views find it two steps above themselves, and set its background:
/// that of a presentation.
@MainActor final class PageStandIn: UIView {
  private let place = UIView()
  /// Called when the background changes outside of updates of the wrapped view.
  var onChange: ((UIColor?) -> Void)?

  override var backgroundColor: UIColor? {
    didSet {
      guard backgroundColor != oldValue, let onChange else { return }
      // It may be set while views are laid out.
      DispatchQueue.main.async { [backgroundColor] in onChange(backgroundColor) }
    }
  }

  /// Puts a wrapped view where UIKit has it.
  func hold(_ view: UIView) {
    addSubview(place)
    place.addSubview(view)
    view.didMoveToWindow()
  }

  /// Calls a closure that makes or updates the view; changes of the background are not reported meanwhile.
  func quietly<Result>(_ body: () -> Result) -> Result {
    let report = onChange
    onChange = nil
    defer { onChange = report }
    return body()
  }
}

extension View {
  /// Gives the presentation around the background that a wrapped view gave the view it is shown in; nil: the presentation's own.
  nonisolated func pageBackground(_ color: UIColor?) -> some View {
    transformPreference(SheetSettingsKey.self) {
      if let color { $0.background = AnyShapeStyle(Color(uiColor: color)) }
    }
  }
}

public import StillViews

extension UICalendarView.Decoration {
  /// A picture below a day. Not drawn.
  public static func image(
    _ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
  ) -> UICalendarView.Decoration { UICalendarView.Decoration() }
}

extension UIColor {
  /// A colour of an asset catalogue, found when it is drawn.
  public convenience init(resource: ColorResource) {
    self.init(Color(resource))
  }
}

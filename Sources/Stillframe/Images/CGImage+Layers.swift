import StillViews

extension CGImage: LayerContents {
  package func picture(
    in gravity: CALayerContentsGravity, by filter: CALayerContentsFilter
  ) -> AnyView {
    let image = Image(uiImage: UIImage(cgImage: self))
      .interpolation(filter == .nearest ? .none : .low)
    return switch gravity {
    case .resizeAspect: AnyView(image.resizable().scaledToFit())
    case .resizeAspectFill: AnyView(image.resizable().scaledToFill())
    case .center: AnyView(image)
    default: AnyView(image.resizable())
    }
  }
}

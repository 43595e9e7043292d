import Foundation
import StillLayout
import StillViewGraph
public import StillViews

extension UIListContentConfiguration {
  /// The image; nil: none.
  public var image: UIImage? {
    get { drawnImage?.value as? UIImage }
    set { drawnImage = newValue.map { ($0, AnyView(Image(uiImage: $0))) } }
  }
}

extension UITableViewCell {
  /// The view of the image before the texts.
  public var imageView: UIImageView? {
    if let known = rowImage?.view as? UIImageView { return known }
    let view = UIImageView()
    rowImage = (
      view,
      { [weak view] in
        guard let view, let image = view.image, !view.isHidden else { return nil }
        return AnyView(
          Image(uiImage: image)
            .foregroundStyle(
              view.tintColor.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.tint)))
      }
    )
    return view
  }
}

extension UIContextualAction {
  /// The image; nil: none.
  public var image: UIImage? {
    get { drawnImage as? UIImage }
    set { drawnImage = newValue }
  }
}

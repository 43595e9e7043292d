import Foundation
import StillGeometry
import StillViewGraph

/// The controller that `UIApplication` names as the root of the window, which presents others over the views of one picture.
package final class RootPresenter: WindowPresenter {
  /// The device whose window it is; nil: the picture is the window.
  let device: Device?
  private var made: UIViewController?

  package init(device: Device?) { self.device = device }

  /// Returns the presenter of the same picture before, or a new one for another device.
  package static func following(_ previous: WindowPresenter?, device: Device?) -> RootPresenter {
    if let previous = previous as? RootPresenter, previous.device == device { return previous }
    return RootPresenter(device: device)
  }

  /// The controller, which is made when a program asks for it.
  @MainActor final var controller: UIViewController {
    if let made { return made }
    let controller = UIViewController()
    controller.onChange = { [weak self] in self?.noteChange() }
    made = controller
    return controller
  }

  override func layer(_ signs: PresenterSigns) -> AnyView? {
    made == nil ? nil : AnyView(RootLayer(root: self, signs: signs))
  }
}

/// Room without content over the window, in which the window's controller presents others.
nonisolated struct RootLayer: View {
  let root: RootPresenter
  /// Tells the window of what is presented: a sheet sends it back.
  let signs: PresenterSigns
  /// A stamp that differs in every value, so that what is presented is read with each.
  private let stamp = RootStamp()

  init(root: RootPresenter, signs: PresenterSigns) {
    self.root = root
    self.signs = signs
  }

  @MainActor var body: some View {
    let presented = Color.clear.allowsHitTesting(false)
      .modifier(
        PresentedController(presenter: root.controller, shown: root.controller.shownOver))
    if let device = root.device {
      hosted(presented.inWindow(of: device))
    } else {
      hosted(presented)
    }
  }
}

extension RootLayer {
  @MainActor private func hosted(_ presented: some View) -> some View {
    presented.hostsPresentations(
      isWindow: true, carrier: nil, onStep: signs.step, onDim: signs.dim)
  }
}

/// Tells one value from the next.
nonisolated private final class RootStamp {}

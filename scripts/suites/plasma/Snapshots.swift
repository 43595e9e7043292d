// Stands in for SDSnapshots, by which plasma-ios draws its views: a hosting controller in the middle of a screen, cropped to
// the size that the view asks for.
import Foundation
import SnapshotTesting
import StillframeTesting
import SwiftUI
import XCTest

public enum SnapshotMode { case record, verify }

public struct SnapshotDeviceGroup: Sendable {
  var size: CGSize
  var scale: Double
  var insets: UIEdgeInsets

  public static func custom(
    width: Double = 375, height: Double = 1000, scale: Double = 2,
    portraitSafeArea: UIEdgeInsets = .zero
  ) -> SnapshotDeviceGroup {
    SnapshotDeviceGroup(
      size: CGSize(width: width, height: height), scale: scale, insets: portraitSafeArea)
  }

  public var landscape: SnapshotDeviceGroup {
    SnapshotDeviceGroup(
      size: CGSize(width: size.height, height: size.width), scale: scale, insets: .zero)
  }
}

public struct SnapshotDevice {}

extension UIEdgeInsets {
  public init(top: Double = 0, bottom: Double = 0) {
    self.init(top: top, left: 0, bottom: bottom, right: 0)
  }
}

@MainActor public struct SnapshotSut {
  let view: AnyView
}

extension View {
  @MainActor public func snapshotSut() -> SnapshotSut { SnapshotSut(view: AnyView(self)) }
}

public enum Xct {
  /// Registers the fonts that the application fetches, once.
  private static let registersFonts: Void = {
    guard let folder = ProcessInfo.processInfo.environment["SUITE_FONTS"] else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasSuffix(".otf") {
      let url = URL(fileURLWithPath: folder).appendingPathComponent(name)
      _ = CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
    }
  }()

  /// Draws the view, and writes it under the name of the test.
  @MainActor public static func snapshotAsync(
    testName: String, mode: SnapshotMode, deviceGroup: SnapshotDeviceGroup,
    prepareSut: @MainActor (SnapshotDevice) throws -> SnapshotSut
  ) async {
    _ = registersFonts
    do {
      let environment = ProcessInfo.processInfo.environment
      let screen = deviceGroup.size
      let scale = deviceGroup.scale
      let name = "\(testName)_\(Int(screen.width))x\(Int(screen.height))@\(Int(scale))x.png"
        .replacingOccurrences(of: "()", with: "")
      let view = try prepareSut(SnapshotDevice()).view
      let size = UIHostingController(rootView: view).sizeThatFits(in: screen)
      // A view of UIKit has whole pixels.
      let asked = CGSize(
        width: (size.width * scale).rounded(.up) / scale,
        height: (size.height * scale).rounded(.up) / scale)
      let frame = CGRect(
        x: (screen.width - asked.width) / 2, y: (screen.height - asked.height) / 2,
        width: asked.width, height: asked.height)
      let insets = UIEdgeInsets(
        top: max(0, deviceGroup.insets.top - frame.minY), left: 0,
        bottom: max(0, deviceGroup.insets.bottom - frame.minY), right: 0)
      let canvas = Canvas(view: view, size: asked, insets: insets, screen: deviceGroup.insets)
      let config = ViewImageConfig(
        safeArea: .zero, size: asked, traits: UITraitCollection(displayScale: scale))
      let strategy = Snapshotting<UIViewController, Bitmap>.image(on: config)
      let bitmap = await withCheckedContinuation { (done: CheckedContinuation<Bitmap, Never>) in
        strategy.snapshot(UIHostingController(rootView: canvas)).run { done.resume(returning: $0) }
      }
      let folder = URL(fileURLWithPath: environment["SUITE_PICTURES"]!)
      try bitmap.pngData().write(to: folder.appendingPathComponent(name))
    } catch {
      XCTFail("\(testName): \(error)")
    }
  }
}

/// A view in the crop of its screen, with the insets of the screen that it reaches, striped.
private struct Canvas<Content: View>: View {
  let view: Content
  let size: CGSize
  let insets: UIEdgeInsets
  let screen: UIEdgeInsets

  var body: some View {
    Color.clear.overlay(alignment: .topLeading) {
      view
        .frame(width: size.width, height: max(0, size.height - insets.top - insets.bottom))
        .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: insets.top) }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: insets.bottom) }
        .overlay {
          if insets.top + insets.bottom > 0 {
            VStack(spacing: 0) {
              Stripes(skipped: screen.top - insets.top, shown: screen.top).frame(height: insets.top)
              Spacer(minLength: 0)
              Stripes(skipped: 0, shown: screen.bottom, isLower: true).frame(height: insets.bottom)
            }
            .ignoresSafeArea()
          }
        }
    }
  }
}

private struct Stripes: View {
  let skipped: Double
  let shown: Double
  var isLower = false

  var body: some View {
    SwiftUI.Canvas { context, size in
      let colors: [Color] = [
        Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1),
        Color(red: 1, green: 1, blue: 0),
      ]
      context.translateBy(x: 0, y: -skipped)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: size.width, height: shown)))
      let width = 40 * 2.0.squareRoot()
      for index in -12..<12 {
        var band = Path()
        let left = -Double(index + 1) * width
        band.addLines([
          CGPoint(x: left, y: 0), CGPoint(x: left + width, y: 0),
          CGPoint(x: left + width + 200, y: 200),
          CGPoint(x: left + 200, y: 200),
        ])
        context.fill(band, with: .color(colors[((index % 3) + 3) % 3].opacity(0.2)))
      }
    }
    .overlay(alignment: isLower ? .bottom : .top) {
      Text("\(shown, specifier: "%.1f")").font(.system(size: 17)).foregroundColor(
        Color(red: 0, green: 0, blue: 1)
      )
      .frame(height: 40).offset(y: isLower ? 0 : -skipped)
    }
  }
}

import Foundation
import SwiftUI
import Testing

/// Names of UIKit and Foundation that fresh apps use.
@MainActor @Suite struct FreshAppNameTests {
  @Test func resourcesNameBundlesAndLanguages() {
    let folder = Bundle.main.bundleURL
    var resource = LocalizedStringResource("Hello", table: "Kit", bundle: .atURL(folder))
    #expect(resource.key == "Hello" && resource.table == "Kit")
    #expect(String(localized: resource) == "Hello")
    resource.locale = Locale(identifier: "de")
    #expect(resource.locale.identifier == "de")
    let main = LocalizedStringResource(
      "title", defaultValue: "A title", locale: Locale(identifier: "fr"), bundle: .main)
    #expect(String(localized: main) == "A title" && main.locale.identifier == "fr")
    let own = LocalizedStringResource(
      "own", defaultValue: "Its own", bundle: .forClass(UIView.self))
    #expect(String(localized: own) == "Its own")
    #expect(
      LocalizedStringResource("a", locale: Locale(identifier: "de")).locale.identifier == "de")
    let described = LocalizedStringResource(
      "b", defaultValue: "B", locale: Locale(identifier: "it"))
    #expect(String(localized: described) == "B")
    let usual: LocalizedStringResource = "usual"
    #expect(usual.locale == .current)
    let place: LocalizedStringResource.BundleDescription = .main
    if case .main = place {} else { Issue.record() }
  }

  @Test func placesOfLaterValuesAreInKeys() {
    let kinds: [(String.LocalizationValue.Placeholder, String)] = [
      (.int, "%lld"), (.uint, "%llu"), (.double, "%lf"), (.object, "%@"),
    ]
    for (kind, format) in kinds {
      let key: LocalizedStringResource = "a \(placeholder: kind)"
      #expect(key.key == "a " + format)
    }
    let allocator: CFAllocator? = kCFAllocatorDefault
    #expect(allocator == nil)
  }

  @Test func objectsOfWhichThereIsOneAreMade() {
    #expect(ProcessInfo().processIdentifier == ProcessInfo.processInfo.processIdentifier)
    #expect(UIDevice().model == UIDevice.current.model)
    let identifier: UUID? = UIDevice.current.identifierForVendor
    #expect(identifier != nil && identifier == UIDevice().identifierForVendor)
  }

  @Test func barsHaveStylesAndItems() {
    let bar = UIToolbar()
    bar.setItems([UIBarButtonItem()], animated: true)
    #expect(bar.items?.count == 1)
    (bar.barStyle, bar.items) = (.black, nil)
    #expect(bar.barStyle == .black && UINavigationBar().barStyle == .default)
    #expect(UITabBar().barStyle == UIBarStyle.default)
    let tabs = UITabBar()
    (tabs.itemPositioning, tabs.itemWidth, tabs.itemSpacing) = (.centered, 80, 4)
    #expect(tabs.itemPositioning == .centered && tabs.itemWidth - tabs.itemSpacing == 76)
    let search = UISearchBar()
    let field: UISearchTextField = search.searchTextField
    search.setImage(UIImage(systemName: "star"), for: UISearchBar.Icon.search, state: .normal)
    #expect(field.text == "" && UISearchTextField.appearance().text == "")
    let scroll = UIScrollView()
    #expect(!scroll.isDragging && !scroll.isTracking && !scroll.isDecelerating)
  }

  @Test func programsWithoutADelegateHaveNone() {
    #expect(UIApplication.shared.delegate == nil)
    let window = UIApplication.shared.delegate?.window
    #expect((window as? UIWindow) == nil)
  }

  @Test func rectanglesAreFilledByModes() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    let image = renderer.image { _ in
      UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
      UIColor(red: 0, green: 0.5, blue: 1, alpha: 1).setFill()
      UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 4, height: 4), .multiply)
    }
    let pixel = try picture(of: Image(uiImage: image))[1, 1]
    #expect(pixel.red < 5 && pixel.blue < 5 && (50...80).contains(pixel.green))
  }

  /// Content of a screen is refreshed where its view is made: what it holds need not be sent anywhere.
  @Test func refreshingStaysOnTheMainActor() throws {
    final class Holder {
      var count = 0
    }
    struct Screen: View {
      let holder: Holder
      var body: some View {
        List { Text("row") }.refreshable { holder.count += 1 }
      }
    }
    #expect(try said(Screen(holder: Holder()).frame(width: 100, height: 100)) == ["row"])
  }
}

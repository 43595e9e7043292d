import AVFoundation
import AppIntents
import CoreData
import CoreImage
import EventKit
import HealthKit
import MapKit
import PDFKit
import Speech
import StoreKit
import SwiftUI
import Testing
import WebKit

/// Names that few programs use, each as these write it.
@MainActor @Suite struct RareMemberTests {
  @Test func documentsHaveNoPages() throws {
    let document = try #require(PDFDocument(data: Data("%PDF-1.4".utf8)))
    document.documentAttributes = [PDFDocumentAttribute.titleAttribute: "Title"]
    #expect(document.page(at: 0) == nil && document.string == nil && !document.isLocked)
    #expect(!document.isEncrypted && !document.unlock(withPassword: "a"))
    #expect(document.findString("a", withOptions: .caseInsensitive).isEmpty)
    let others: [PDFDocumentAttribute] = [
      .authorAttribute, .subjectAttribute, .creatorAttribute, .producerAttribute,
      .creationDateAttribute, .modificationDateAttribute, .init(rawValue: "a"),
    ]
    #expect(Set(others.map(\.rawValue)).count == 7 && document.documentAttributes?.count == 1)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("rare.pdf")
    #expect(
      document.write(to: file) && PDFDocument(url: file) != nil && !PDFDocument().write(to: file))
    try FileManager.default.removeItem(at: file)
    let page = PDFPage()
    let note = PDFAnnotation(bounds: .zero, forType: "Text", withProperties: nil)
    (note.contents, note.page) = ("Words", page)
    page.addAnnotation(note)
    page.removeAnnotation(note)
    #expect(page.annotations.isEmpty && note.type == "Text" && note.bounds == .zero)
    document.insert(page, at: 0)
    document.exchangePage(at: 0, withPageAt: 0)
    document.removePage(at: 0)
    page.document = document
    page.rotation = 90
    #expect(page.bounds(for: PDFDisplayBox.mediaBox).width == 612 && page.numberOfCharacters == 0)
    #expect(page.string == nil && page.attributedString == nil)
    #expect(page.thumbnail(of: CGSize(width: 20, height: 30), for: .cropBox).size.height == 30)
    #expect(page.selection(for: NSRange(location: 0, length: 1)) == nil)
    let context = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      page.draw(with: .trimBox, to: context.cgContext)
    }
    #expect(context.size.width == 4 && PDFDisplayBox.bleedBox != .artBox)
    let selection = PDFSelection()
    #expect(selection.string == nil && selection.pages.isEmpty)
    #expect(selection.bounds(for: page) == .zero)
  }

  @Test func picturesShowNoThings() {
    let detector = CIDetector(
      ofType: CIDetectorTypeQRCode, context: nil,
      options: [CIDetectorAccuracy: CIDetectorAccuracyHigh])
    let image = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4))
    let features = detector?.features(in: image) ?? []
    let codes = features.compactMap { ($0 as? CIQRCodeFeature)?.messageString }
    #expect(codes.isEmpty && detector?.features(in: image, options: [:]).isEmpty == true)
    let kinds = [CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeText]
    #expect(Set(kinds + [CIDetectorAccuracyLow]).count == 4)
    let (feature, face) = (CIFeature(), CIFaceFeature())
    #expect(feature.type.isEmpty && feature.bounds == .zero && !face.hasSmile)
  }

  @Test func pagesOfTheWebAndSearchesAreAsked() async throws {
    final class Delegate: NSObject, WKNavigationDelegate {
      func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
      ) {
        decisionHandler(navigationResponse.canShowMIMEType ? .allow : .cancel)
      }
    }
    final class Other: NSObject, WKNavigationDelegate {}
    var policies: [WKNavigationResponsePolicy] = []
    let response = WKNavigationResponse()
    for delegate: any WKNavigationDelegate in [Delegate(), Other()] {
      delegate.webView(WKWebView(), decidePolicyFor: response) { policies.append($0) }
    }
    #expect(policies == [.cancel, .allow] && response.isForMainFrame)
    let place = CLLocationCoordinate2D(latitude: 1, longitude: 2)
    let request = MKLocalPointsOfInterestRequest(center: place, radius: 100)
    request.pointOfInterestFilter = .includingAll
    #expect(
      MKLocalPointsOfInterestRequest(coordinateRegion: request.region).region.center.latitude == 1)
    MKLocalSearch(request: request).start { response, error in
      #expect(response == nil && error is MKError)
    }
    try await AppStore.showManageSubscriptions(in: "scene")
    try await AppStore.showManageSubscriptions(in: "scene", subscriptionGroupID: "group")
    func months(of product: SKProduct) -> Int? {
      guard let period: SKProductSubscriptionPeriod = product.subscriptionPeriod,
        product.subscriptionGroupIdentifier != nil
      else { return nil }
      let unit: SKProduct.PeriodUnit = period.unit
      return unit == .year ? 12 * period.numberOfUnits : period.numberOfUnits
    }
    let units: [SKProduct.PeriodUnit] = [.day, .week, .month, .year]
    #expect(units.map(\.rawValue) == [0, 1, 2, 3])
    let recognizer = SFSpeechRecognizer(locale: Locale(identifier: "de"))
    #expect(recognizer?.isAvailable == false && recognizer?.locale.identifier == "de")
    #expect(SFSpeechRecognizer()?.supportsOnDeviceRecognition == false)
  }

  @Test func identifiersOfModelsStay() throws {
    let context = NSManagedObjectContext(.mainQueue)
    try context.obtainPermanentIDs(for: [])
    #expect(!context.hasChanges && context.concurrencyType != .mainQueueConcurrencyType)
    let main = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    #expect(main.concurrencyType == .mainQueueConcurrencyType)
  }

  @Test func tipsOfSiriHaveAStyle() throws {
    struct Tell: AppIntent {
      static let title: LocalizedStringResource = "Tell"
      func perform() async throws -> some IntentResult { .result() }
    }
    let view = SiriTipView(intent: Tell()).siriTipViewStyle(.dark)
    #expect("\(try ImageRenderer(content: view).layoutReport())".contains("“Tell”"))
  }

  @Test func filmsAreNotRead() async throws {
    let asset = AVURLAsset(url: URL(fileURLWithPath: "/film.mov"))
    await #expect(throws: CocoaError.self) { _ = try await asset.load(.duration) }
    await #expect(throws: CocoaError.self) { _ = try await asset.load(.isPlayable) }
  }

  @Test func healthAndCalendarsHaveTheirNames() {
    #expect(
      HKQuantityTypeIdentifier.appleSleepingWristTemperature.rawValue
        == "HKQuantityTypeIdentifierAppleSleepingWristTemperature")
    #expect(Notification.Name.EKEventStoreChanged.rawValue == "EKEventStoreChangedNotification")
  }
}

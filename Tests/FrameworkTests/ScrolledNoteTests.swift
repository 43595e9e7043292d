import CoreImage
import Foundation
import HealthKit
import MapKit
import StoreKit
import SwiftUI
import Testing
import UIKit

/// Text views and scroll views that programs derive from those of UIKit.
@MainActor struct ScrolledNoteTests {
  private final class Note: UITextView {
    init(words: String) {
      super.init(frame: .zero, textContainer: nil)
      text = words
      textContainerInset = .zero
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not from a file") }
  }

  private final class Card: UIView {
    let note = Note(words: "note")
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      note.contentHuggingPriority(for: axis)
    }
    override func contentCompressionResistancePriority(
      for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority { note.contentCompressionResistancePriority(for: axis) }
    override var inputAccessoryView: UIView? { note }
    override var inputView: UIView? { nil }
  }

  private final class Zoomed: UIScrollView, UIScrollViewDelegate {
    init() {
      super.init(frame: .zero)
      delegate = self
      panGestureRecognizer.isEnabled = false
      pinchGestureRecognizer?.isEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      panGestureRecognizer.isEnabled = true
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { panGestureRecognizer.isEnabled = scale > 1 }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  }

  private final class Mails: UITableViewController {
    var isDragged = false
    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isDragged = true }
    override func scrollViewDidEndDragging(
      _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) { isDragged = false }
  }

  @Test func textViewsAreMadeInContainers() throws {
    let frame = Card()
    #expect(frame.note.text == "note" && frame.note.backgroundColor == .systemBackground)
    #expect(frame.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(frame.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(frame.inputAccessoryView === frame.note && frame.inputView == nil)
    let plain = UITextView()
    plain.inputAccessoryView = frame
    #expect(plain.inputAccessoryView === frame)
    struct Shown: UIViewRepresentable {
      func makeUIView(context: Context) -> Note { Note(words: "shown") }
      func updateUIView(_ view: Note, context: Context) {}
    }
    let image = ImageRenderer(content: Shown().frame(width: 60, height: 20)).cgImage
    let bitmap = try #require(image).bitmap
    #expect((0..<60).contains { x in (0..<20).contains { bitmap[x, $0].red < 90 } })
  }

  @Test func scrollViewsHaveTheirGestures() {
    let view = Zoomed()
    #expect(view.delegate === view && !view.panGestureRecognizer.isEnabled)
    view.scrollViewWillBeginZooming(view, with: nil)
    #expect(view.panGestureRecognizer.isEnabled)
    let mails = Mails(style: .plain)
    mails.scrollViewWillBeginDragging(view)
    #expect(mails.isDragged)
  }

  @Test func smallFactsAreThere() async throws {
    let device = HKDevice(
      name: nil, manufacturer: nil, model: nil, hardwareVersion: "1", firmwareVersion: "2",
      softwareVersion: "3", localIdentifier: "4", udiDeviceIdentifier: "5")
    #expect(device.hardwareVersion == "1" && device.firmwareVersion == "2")
    #expect(device.softwareVersion == "3" && device.localIdentifier == "4")
    #expect(device.udiDeviceIdentifier == "5")
    let error: any Error = HKError(.errorAuthorizationDenied)
    #expect((error as? HKError)?.code == .errorAuthorizationDenied)
    do { throw error } catch HKError.errorAuthorizationDenied {} catch {
      Issue.record("another error: \(error)")
    }
    #expect(HKError.Code.errorNoData.rawValue == 11)
    #expect(CIImage(color: CIColor(red: 1, green: 0, blue: 0)).properties.isEmpty)
    try await AppStore.presentOfferCodeRedeemSheet(in: 0)
    let words: (Product.SubscriptionPeriod) -> String = { $0.debugDescription }
    _ = words
  }

  private func map<C: MapContent>(@MapContentBuilder _ content: () -> C) -> some View {
    Map(initialPosition: .automatic, content: content)
  }

  @Test func mapsTakeBuildersThatDoNotEscape() throws {
    let view = map { Marker("here", coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2)) }
    #expect(ImageRenderer(content: view.frame(width: 60, height: 60)).cgImage != nil)
  }
}

import CoreLocation
import MapKit
import PhotosUI
import SwiftUI
import Testing
import WatchKit

/// Places by their newer names, and other members that programs of this year use.
@Suite @MainActor struct PlaceRequestTests {
  private let mill = CLLocation(latitude: 52, longitude: 13)

  @Test func placesHaveAPositionAndAnAddress() throws {
    let address = try #require(
      MKAddress(fullAddress: "Mill Lane 1, Berlin", shortAddress: "Mill Lane 1"))
    let place = MKMapItem(location: mill, address: address)
    #expect(place.location.coordinate.latitude == 52)
    #expect(place.address?.fullAddress == "Mill Lane 1, Berlin")
    #expect(place.address?.shortAddress == "Mill Lane 1")
    #expect(MKAddress(fullAddress: "", shortAddress: nil) == nil)
    #expect(MKMapItem(location: mill, address: nil).addressRepresentations == nil)
    let parts: MKAddressRepresentations? = place.addressRepresentations
    #expect(parts?.cityName == nil && parts?.regionName == nil && parts?.region == nil)
    #expect(parts?.cityWithContext == nil && parts?.cityWithContext(.short) == nil)
    #expect(parts?.fullAddress(includingRegion: true, singleLine: true) == nil)
    #expect(MKAddressRepresentations.ContextStyle.full != .automatic)
  }

  @Test func questionsForPlacesFail() async throws {
    let request = try #require(MKReverseGeocodingRequest(location: mill))
    request.preferredLocale = Locale(identifier: "de_DE")
    await #expect(throws: MKError.self) { try await request.mapItems }
    request.getMapItems { items, error in #expect(items == nil && error != nil) }
    #expect(!request.isLoading && !request.isCancelled && request.location === mill)
    request.cancel()
    #expect(request.isCancelled && request.preferredLocale != nil)
    let nowhere = CLLocation(latitude: 100, longitude: 0)
    #expect(MKReverseGeocodingRequest(location: nowhere) == nil)
    let search = try #require(MKGeocodingRequest(addressString: "Mill Lane"))
    search.region = MKCoordinateRegion()
    search.preferredLocale = nil
    await #expect(throws: MKError.self) { try await search.mapItems }
    search.getMapItems { items, _ in #expect(items == nil) }
    search.cancel()
    #expect(search.isCancelled && !search.isLoading && search.addressString == "Mill Lane")
    #expect(search.region != nil && search.preferredLocale == nil)
    #expect(MKGeocodingRequest(addressString: "") == nil)
  }

  @Test func photosAreChosenInAnOrder() {
    var settings = PHPickerConfiguration(photoLibrary: .shared())
    #expect(settings.selection == .default && settings.mode == .default)
    settings.selection = .ordered
    settings.preferredAssetRepresentationMode = .current
    settings.preselectedAssetIdentifiers = ["1"]
    settings.mode = .compact
    settings.edgesWithoutContentMargins = [.top, .leading]
    settings.disabledCapabilities = [.search, .stagingArea]
    #expect(settings.selection != PHPickerConfiguration.Selection.continuousAndOrdered)
    typealias Form = PHPickerConfiguration.AssetRepresentationMode
    #expect(settings.preferredAssetRepresentationMode != Form.compatible)
    #expect(Form.automatic.rawValue == 0 && PHPickerConfiguration.Mode.compact.rawValue == 1)
    #expect(settings.preselectedAssetIdentifiers == ["1"])
    #expect(settings.edgesWithoutContentMargins.isDisjoint(with: [.bottom, .trailing]))
    #expect(settings.edgesWithoutContentMargins.isSubset(of: .all))
    let others: PHPickerCapabilities = [.collectionNavigation, .selectionActions]
    #expect(settings.disabledCapabilities.isDisjoint(with: others))
  }

  private final class Runner: NSObject, WKExtendedRuntimeSessionDelegate {
    func extendedRuntimeSessionDidStart(_ session: WKExtendedRuntimeSession) {}
    func extendedRuntimeSessionWillExpire(_ session: WKExtendedRuntimeSession) {}
    func extendedRuntimeSession(
      _ session: WKExtendedRuntimeSession,
      didInvalidateWith reason: WKExtendedRuntimeSessionInvalidationReason, error: (any Error)?
    ) {}
  }

  @Test func timesInTheBackgroundDoNotBegin() {
    let runner = Runner()
    let session = WKExtendedRuntimeSession()
    session.delegate = runner
    session.start()
    session.start(at: .distantFuture)
    unsafe session.notifyUser(hapticType: .success)
    #expect(session.state == .notStarted && session.expirationDate == nil)
    session.invalidate()
    #expect(session.state != WKExtendedRuntimeSession.State.running && session.delegate === runner)
    #expect(WKExtendedRuntimeSessionInvalidationReason.error.rawValue == -1)
  }
}

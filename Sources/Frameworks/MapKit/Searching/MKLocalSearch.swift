public import CoreLocation
public import Foundation

/// A search for places. Nothing is found: there is no network service.
open class MKLocalSearch: NSObject {
  /// The function that receives what was found.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// The words and the part of the earth.
  open class Request: NSObject {
    /// The words; nil: none.
    public var naturalLanguageQuery: String?
    /// The part of the earth.
    public var region = MKCoordinateRegion()
    /// The kinds of results.
    public var resultTypes = MKLocalSearch.ResultType.pointOfInterest
    /// The kinds of places; nil: all.
    public var pointOfInterestFilter: MKPointOfInterestFilter?

    /// A search without words.
    public override init() {
      super.init()
    }

    /// A search for words in a part of the earth (default: everywhere).
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion? = nil) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
      if let region { self.region = region }
    }

    /// A search for words, under the name that comes from Objective-C.
    public convenience init(__naturalLanguageQuery naturalLanguageQuery: String) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
    }

    /// A search for a suggestion.
    public init(completion: MKLocalSearchCompletion) {
      naturalLanguageQuery = completion.title
    }
  }

  /// Found places.
  ///
  /// Unchecked because the class is open: its own values never change.
  open class Response: NSObject, @unchecked Sendable {
    /// The places: none.
    public let mapItems: [MKMapItem] = []
    /// The part of the earth with all places.
    public let boundingRegion = MKCoordinateRegion()
  }

  /// Kinds of results.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Places with a name.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Natural features.
    public static let physicalFeature = ResultType(rawValue: 4)
    /// Words to search for.
    public static let query = ResultType(rawValue: 8)
  }

  /// Whether the search runs: never.
  public let isSearching = false

  /// A search that finds nothing.
  public init(request: Request) {}
  /// A search around a place that finds nothing.
  public init(request: MKLocalPointsOfInterestRequest) {}

  /// Reports that nothing was found.
  open func start(completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, MKError(.placemarkNotFound))
  }

  /// Throws: nothing is found.
  open func start() async throws -> Response { throw MKError(.placemarkNotFound) }

  /// No effect: no search runs.
  open func cancel() {}
}

/// A search for kinds of places around one.
open class MKLocalPointsOfInterestRequest: NSObject {
  /// The part of the earth.
  public let region: MKCoordinateRegion
  /// The kinds of places; nil: all.
  public var pointOfInterestFilter: MKPointOfInterestFilter?

  /// A search within a distance in meters.
  public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
    region = MKCoordinateRegion(
      center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
  }

  /// A search in a part of the earth.
  public init(coordinateRegion region: MKCoordinateRegion) {
    self.region = region
  }
}

/// A choice of kinds of places.
open class MKPointOfInterestFilter: NSObject {
  /// Some kinds.
  public init(including categories: [MKPointOfInterestCategory]) {}
  /// All kinds but some.
  public init(excluding categories: [MKPointOfInterestCategory]) {}

  /// All kinds.
  public class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
  /// None.
  public class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }
}

/// A suggestion for a search.
///
/// Unchecked because the class is open: its own values never change.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  /// The name.
  public let title = ""
  /// The address.
  public let subtitle = ""
}

/// The receiver of suggestions. No method is called.
public protocol MKLocalSearchCompleterDelegate: AnyObject {
  /// Receives suggestions. Never called.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Receives problems. Never called.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(
    _ completer: MKLocalSearchCompleter, didFailWithError error: any Error
  ) {}
}

/// Suggestions for a search. There are none.
open class MKLocalSearchCompleter: NSObject {
  /// Kinds of suggestions.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Places with a name.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Words to search for.
    public static let query = ResultType(rawValue: 4)
    /// Natural features.
    public static let physicalFeature = ResultType(rawValue: 8)
  }

  /// The receiver of suggestions.
  public weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// The words so far.
  public var queryFragment = ""
  /// The part of the earth.
  public var region = MKCoordinateRegion()
  /// The kinds of suggestions.
  public var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// The kinds of places; nil: all.
  public var pointOfInterestFilter: MKPointOfInterestFilter?
  /// The suggestions: none.
  public let results: [MKLocalSearchCompletion] = []
  /// Whether it searches: never.
  public let isSearching = false

  /// Suggestions for no words.
  public override init() {
    super.init()
  }

  /// No effect: no search runs.
  open func cancel() {}
}

/// The picture of a street: none is available.
///
/// Unchecked because the class is open: it has no values.
open class MKLookAroundScene: NSObject, @unchecked Sendable {
}

/// The search for the picture of a street. Nothing is found.
open class MKLookAroundSceneRequest: NSObject {
  /// The search at a coordinate.
  public init(coordinate: CLLocationCoordinate2D) {}
  /// The search at a place.
  public init(mapItem: MKMapItem) {}

  /// Nil: no picture is available.
  open var scene: MKLookAroundScene? { get async throws { nil } }
}

// The names are those of EventKit.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreLocation
public import Foundation

/// A place of an event, with its coordinate.
open class EKStructuredLocation: NSObject, NSCopying {
  /// The name; nil: none.
  open var title: String?
  /// The coordinate; nil: none.
  open var geoLocation: CLLocation?
  /// The distance in meters within which an alarm rings (default: 0, the device's).
  open var radius: Double = 0

  /// A place without a name.
  public override init() {
    super.init()
  }

  /// A place with a name.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  /// Returns a place with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = EKStructuredLocation()
    copy.title = title
    copy.geoLocation = geoLocation
    copy.radius = radius
    return copy
  }
}

/// Crossing the border around a place, at which an alarm rings.
public enum EKAlarmProximity: Int, Sendable {
  /// No border, coming in, or going out.
  case none, enter, leave
}

/// A kind of calendar.
public enum EKCalendarType: Int, Sendable {
  /// Of the device, a server, another person, or an address book.
  case local, calDAV, exchange, subscription, birthday
}

/// Whether a person is free during an event.
public enum EKEventAvailability: Int, Sendable {
  /// Not known.
  case notSupported = -1
  /// Busy, free, perhaps, or away.
  case busy, free, tentative, unavailable
}

/// Whether an event takes place.
public enum EKEventStatus: Int, Sendable {
  /// Not known, certain, uncertain, or called off.
  case none, confirmed, tentative, canceled
}

// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation

/// The fourth generation of networks.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// The fifth generation of networks, beside the fourth.
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
/// The fifth generation of networks.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
/// The third generation of networks.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// The second generation of networks, faster.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// The second generation of networks.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"

/// A company that runs a network. There is none.
open class CTCarrier: NSObject {
  /// The name: nil.
  public var carrierName: String? { nil }
  /// The code of the country: nil.
  public var mobileCountryCode: String? { nil }
  /// The code of the network: nil.
  public var mobileNetworkCode: String? { nil }
  /// The code of the country in letters: nil.
  public var isoCountryCode: String? { nil }
  /// Whether calls may go over the internet: never.
  public var allowsVOIP: Bool { false }
}

/// The mobile network. There is none.
open class CTTelephonyNetworkInfo: NSObject {
  /// The company: nil.
  public var subscriberCellularProvider: CTCarrier? { nil }
  /// The companies: nil.
  public var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  /// The generation of the network: nil.
  public var currentRadioAccessTechnology: String? { nil }
  /// The generations of networks: nil.
  public var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  /// The service of data: nil.
  public var dataServiceIdentifier: String? { nil }

  /// A network that is not there.
  public override init() {
    super.init()
  }
}

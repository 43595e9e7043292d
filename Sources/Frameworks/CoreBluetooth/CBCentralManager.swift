// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation

/// A name of a kind of device, service or value.
open class CBUUID: NSObject {
  /// The name in letters.
  public let uuidString: String

  /// A name of letters.
  public init(string theString: String) {
    uuidString = theString.uppercased()
  }

  /// A name of a number.
  public init(nsuuid theUUID: UUID) {
    uuidString = theUUID.uuidString
  }

  open override var hash: Int { uuidString.hashValue }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CBUUID)?.uuidString == uuidString
  }
}

/// The state of Bluetooth.
public enum CBManagerState: Int, Sendable {
  /// Not known, starting again, impossible, refused, off, or on.
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

/// Permission to use Bluetooth.
public enum CBManagerAuthorization: Int, Sendable {
  /// Not asked for, impossible, refused, or given.
  case notDetermined, restricted, denied, allowedAlways
}

/// Bluetooth. The machine has none.
open class CBManager: NSObject {
  /// The state: impossible.
  public var state: CBManagerState { .unsupported }
  /// The permission: refused.
  open class var authorization: CBManagerAuthorization { .denied }
  /// The permission: refused.
  open var authorization: CBManagerAuthorization { .denied }

  override init() {
    super.init()
  }
}

/// A device or a program that speaks Bluetooth.
open class CBPeer: NSObject {
  /// The name by which it is found again.
  public let identifier = UUID()

  override init() {
    super.init()
  }
}

/// The state of a device.
public enum CBPeripheralState: Int, Sendable {
  /// Away, coming, there, or going.
  case disconnected, connecting, connected, disconnecting
}

/// A device. None is found.
open class CBPeripheral: CBPeer {
  /// The name; nil: not known.
  public var name: String? { nil }
  /// The state: away.
  public var state: CBPeripheralState { .disconnected }
  /// The services; nil: not known.
  public var services: [CBService]? { nil }
  /// The receiver of answers. No method is called.
  open weak var delegate: (any CBPeripheralDelegate)?

  /// No effect: no device is there.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  /// No effect: no device is there.
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  /// No effect: no device is there.
  open func readValue(for characteristic: CBCharacteristic) {}
  /// No effect: no device is there.
  open func writeValue(
    _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
  ) {}
  /// Returns 20, the least that every device takes at once, in bytes.
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
  /// No effect: no device is there.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  /// No effect: no device is there.
  open func readRSSI() {}
}

/// A service of a device.
open class CBService: NSObject {
  /// The kind.
  public let uuid: CBUUID
  /// The values; nil: not known.
  open var characteristics: [CBCharacteristic]? { nil }

  init(_ uuid: CBUUID) {
    self.uuid = uuid
  }
}

/// The way in which a value is written.
public enum CBCharacteristicWriteType: Int, Sendable {
  /// With or without an answer.
  case withResponse, withoutResponse
}

/// The ways in which a value is used.
public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// It can be read.
  public static let read = Self(rawValue: 2)
  /// It can be written without an answer.
  public static let writeWithoutResponse = Self(rawValue: 4)
  /// It can be written.
  public static let write = Self(rawValue: 8)
  /// It tells of changes.
  public static let notify = Self(rawValue: 16)
  /// It tells of changes, and is answered.
  public static let indicate = Self(rawValue: 32)
}

/// A value of a device.
open class CBCharacteristic: NSObject {
  /// The kind.
  public let uuid: CBUUID
  /// The bytes; nil: not read.
  open var value: Data? { nil }
  /// The ways in which it is used: none.
  open var properties: CBCharacteristicProperties { [] }
  /// Whether it tells of changes: never.
  public var isNotifying: Bool { false }

  init(_ uuid: CBUUID) {
    self.uuid = uuid
  }
}

/// The key of the name in an advertisement.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The key of the services in an advertisement.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// The key of the wish to hear of each advertisement.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// The key of the services that found devices look for.
public let CBCentralManagerScanOptionSolicitedServiceUUIDsKey = "kCBScanOptionSolicitedServiceUUIDs"
/// The key of the wish to tell a person of a connection.
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
/// The key of the wish to tell a person of the end of a connection.
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey =
  "kCBConnectOptionNotifyOnDisconnection"
/// The key of the wish to tell a person of notifications.
public let CBConnectPeripheralOptionNotifyOnNotificationKey = "kCBConnectOptionNotifyOnNotification"
/// The key of the seconds before a connection.
public let CBConnectPeripheralOptionStartDelayKey = "kCBConnectOptionDelay"
/// The key of the wish to tell a person that Bluetooth is off.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"

/// Looks for devices. None are found.
open class CBCentralManager: CBManager {
  /// The receiver of news. No method is called.
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// Whether it looks for devices: never.
  public var isScanning: Bool { false }

  /// A manager without a receiver.
  public override init() {
    super.init()
  }

  /// A manager.
  public init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
  }

  /// No effect: the machine has no Bluetooth.
  open func scanForPeripherals(
    withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil
  ) {}
  /// No effect: the machine has no Bluetooth.
  open func stopScan() {}
  /// No effect: the machine has no Bluetooth.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  /// No effect: the machine has no Bluetooth.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  /// Returns no devices.
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  /// Returns no devices.
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] {
    []
  }
}

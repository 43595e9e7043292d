public import Foundation

// The device as one that others find. None does: the machine has no Bluetooth.

/// The ways in which others may use a value.
public struct CBAttributePermissions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// They can read it.
  public static let readable = Self(rawValue: 1)
  /// They can write it.
  public static let writeable = Self(rawValue: 2)
  /// They can read it in secret.
  public static let readEncryptionRequired = Self(rawValue: 4)
  /// They can write it in secret.
  public static let writeEncryptionRequired = Self(rawValue: 8)
}

/// A service that the device offers.
open class CBMutableService: CBService {
  private var values: [CBCharacteristic]?
  /// The values (default: nil).
  open override var characteristics: [CBCharacteristic]? {
    get { values }
    set { values = newValue }
  }

  /// A service.
  public init(type UUID: CBUUID, primary isPrimary: Bool) {
    super.init(UUID)
  }
}

/// A value that the device offers.
open class CBMutableCharacteristic: CBCharacteristic {
  private var bytes: Data?
  private var uses: CBCharacteristicProperties
  /// The bytes.
  open override var value: Data? {
    get { bytes }
    set { bytes = newValue }
  }
  /// The ways in which it is used.
  open override var properties: CBCharacteristicProperties {
    get { uses }
    set { uses = newValue }
  }
  /// The ways in which others may use it.
  open var permissions: CBAttributePermissions
  /// The programs that are told of changes: none.
  open var subscribedCentrals: [CBCentral]? { nil }

  /// A value.
  public init(
    type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?,
    permissions: CBAttributePermissions
  ) {
    (bytes, uses, self.permissions) = (value, properties, permissions)
    super.init(UUID)
  }
}

/// A program that has found the device; none has.
open class CBCentral: CBPeer {
  /// The most bytes that it is told at once.
  public var maximumUpdateValueLength: Int { 20 }
}

/// The wish of another program to read or write; there is none.
open class CBATTRequest: NSObject {
  /// The value.
  public let characteristic = CBCharacteristic(CBUUID(nsuuid: UUID()))
  /// The first byte.
  public let offset = 0
  /// The bytes.
  open var value: Data?

  init(_: Void) {
    super.init()
  }
}

/// Offers services to other devices. None finds them.
open class CBPeripheralManager: CBManager {
  /// The receiver of news. No method is called.
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  /// Whether services are offered: never.
  public var isAdvertising: Bool { false }

  /// A manager without a receiver.
  public override init() {
    super.init()
  }

  /// A manager.
  public init(
    delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
  }

  /// No effect: the machine has no Bluetooth.
  open func startAdvertising(_ advertisementData: [String: Any]?) {}
  /// No effect: the machine has no Bluetooth.
  open func stopAdvertising() {}
  /// No effect: the machine has no Bluetooth.
  open func add(_ service: CBMutableService) {}
  /// No effect: the machine has no Bluetooth.
  open func remove(_ service: CBMutableService) {}
  /// No effect: the machine has no Bluetooth.
  open func removeAllServices() {}
  /// Returns false: nobody is told.
  open func updateValue(
    _ value: Data, for characteristic: CBMutableCharacteristic,
    onSubscribedCentrals centrals: [CBCentral]?
  ) -> Bool { false }
}

/// The receiver of news of the device's services. No method is called.
public protocol CBPeripheralManagerDelegate: AnyObject {
  /// Receives the state. Never called.
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
  /// Receives the beginning of an offer. Never called.
  func peripheralManagerDidStartAdvertising(
    _ peripheral: CBPeripheralManager, error: (any Error)?)
  /// Receives a program that is to be told of changes. Never called.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral,
    didSubscribeTo characteristic: CBCharacteristic)
  /// Receives a wish to read. Never called.
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
  /// Receives wishes to write. Never called.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
}

extension CBPeripheralManagerDelegate {
  public func peripheralManagerDidStartAdvertising(
    _ peripheral: CBPeripheralManager, error: (any Error)?
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral,
    didSubscribeTo characteristic: CBCharacteristic
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]
  ) {}
}

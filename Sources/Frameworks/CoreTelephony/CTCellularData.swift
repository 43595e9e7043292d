public import Foundation

/// Permission of the program to use the mobile network.
public enum CTCellularDataRestrictedState: UInt, Sendable {
  /// Not known, refused, or given.
  case restrictedStateUnknown, restricted, notRestricted
}

/// The permission of the program to use the mobile network: not known, as there is none.
public final class CTCellularData: NSObject {
  /// The permission: not known.
  public var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
  /// The receiver of changes. It is never called.
  public var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?
}

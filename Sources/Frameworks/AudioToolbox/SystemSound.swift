// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation

/// The number of a sound of the system.
public typealias SystemSoundID = UInt32

/// The vibration of a telephone.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// No effect: nothing is heard.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// No effect: nothing is heard.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Reports that the sound has ended; nothing is heard.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  inCompletionBlock?()
}

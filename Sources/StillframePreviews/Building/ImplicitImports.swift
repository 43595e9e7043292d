import Foundation

/// Modules that every file sees without naming them: what `import Foundation` brings along on Apple's platforms, and here does not, and
/// Foundation itself, which every framework there brings along.
enum ImplicitImports {
  /// Parts of Foundation and of SwiftUI that are libraries of their own here, which take time to start: only code that names something of them
  /// has them.
  private static let parts = [
    (
      "FoundationNetworking",
      [
        "URLSession", "URLRequest", "HTTPURLResponse", "URLCache", "URLAuthenticationChallenge",
        "NSURLAuthenticationMethod", "URLCredential",
      ]
    ),
    ("FoundationXML", ["XMLParser", "XMLDocument"]),
    (
      "CoreData",
      [
        "FetchRequest", "FetchedResults", "managedObjectContext", "NSPredicate(format",
        "NSSortDescriptor(key",
      ]
    ),
    ("UserNotifications", ["UNUserNotificationCenter", "UNNotification", "UNMutableNotif"]),
    ("UIKit", ["UIKit.UI", "UIKit.NS"]),
    ("os", ["Logger(", "os_unfair_lock"]),
    ("Security", ["SecItem", "kSec", "OSStatus", "errSec", "kCFBoolean", "SecRandomCopyBytes"]),
    ("CoreImage", ["CIFilter", "CIImage", "CIContext"]),
    ("ImageIO", ["CGImageSource", "CGImageDestination", "kCGImageProperty"]),
    ("UniformTypeIdentifiers", ["UTType"]),
    ("MobileCoreServices", ["kUTType"]),
    ("SystemConfiguration", ["sa_len", "sin_len"]),
    ("WatchKit", ["WKInterfaceDevice", "WKExtension", "WKApplication", "WKNotificationScene"]),
  ]
  /// Names of Foundation and CoreGraphics that lie in the modules of views here. Files that import no views have them, too.
  private static let beside = [
    "DateComponentsFormatter", "ListFormatter", "MeasurementFormatter", "NSItemProvider",
    "NSUserActivity", "RelativeDateTimeFormatter", "UndoManager", "CFAbsoluteTimeGetCurrent",
    "CACurrentMediaTime", "autoreleasepool", "NSEC_PER_SEC", "NSEC_PER_MSEC",
    "documentsDirectory", "cachesDirectory", "applicationSupportDirectory",
    "LocalizedStringResource", "kCFBundle", "kCFAllocator", "kCFNull", "CFString", "CFArray",
    "CFDictionary",
    "CFURL",
    "CFTypeRef", "CFMutable", "CGContext", "CGMutablePath", "CGImage", "CGDataProvider",
    "CGBitmapInfo",
    "forUbiquityContainerIdentifier", "forSecurityApplicationGroup", "NSKeyValueObservation",
    "value(forKey",
    "NSDataDetector", "PTHREAD_MUTEX", "CFError", "CGGradient", "NSHashTable", "NSInteger",
    "NSMapTable", "NSPointerFunctions", "NSSelectorFromString", "NSUInteger",
    "NSUbiquitousKeyValueStore", "ValueTransformer", "NSSecureUnarchive", ".documentType",
    "CADisplayLink", "NSKeyedArchiver", "CFTimeInterval", "selector", "Selector",
    "CFGetTypeID", "CFNumberIsFloatType", "volumeAvailableCapacityForImportantUsage",
    "CFData", "NSMetadata", "Timer()", "memcpy", "bookmarkData", "BookmarkData",
    "NSExtension",
    "ImageResource", "ColorResource", "HUGE", "MAXFLOAT", "atomicWrite",
    "diacriticInsensitive", ".evaluate(", "resultingItemURL", "string(for",
  ]

  static func modules(for module: Module) -> [String] {
    let found = parts.filter { !module.asked.isDisjoint(with: $0.1) }.map(\.0)
    return ["Foundation", "CoreGraphics", "Combine", "Observation"] + found
      + (module.asked.isDisjoint(with: beside) ? [] : ["StillframeFoundation"])
  }

  /// Returns the words in a file's text that decide on modules.
  static func asked(in data: Data, importing imports: Set<String>) -> [String] {
    let names =
      parts.flatMap(\.1) + StringLookup.names + FoundationAliases.names
      + FoundationAliases.notifications + FoundationAliases.folders + CallbackMembers.names
      + (imports.isDisjoint(with: views) ? beside : [])
    return names.filter { data.range(of: Data($0.utf8)) != nil }
  }

  private static let views: Set<String> = ["SwiftUI", "UIKit", "AppKit"]
}

import SwiftUI
import Testing

/// Kinds of Foundation's objects, by Core Foundation's functions.
@Suite struct ObjectKindTests {
  @Test func objectsHaveTheirKind() {
    #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID())
    #expect(CFGetTypeID(NSNumber(value: 3)) == CFNumberGetTypeID())
    #expect(CFGetTypeID(NSString(string: "a")) == CFStringGetTypeID())
    #expect(CFGetTypeID(NSArray(array: [1])) == CFArrayGetTypeID())
    #expect(CFGetTypeID(NSDictionary(dictionary: [1: 2])) == CFDictionaryGetTypeID())
    let kind: CFTypeID = CFGetTypeID(NSData())
    #expect(kind == CFDataGetTypeID() && CFGetTypeID(NSObject()) == 0)
    #expect(CFNumberIsFloatType(NSNumber(value: 0.5)) && !CFNumberIsFloatType(NSNumber(value: 5)))
  }

  @Test func freeBytesAreNotKnown() throws {
    let keys: Set<URLResourceKey> = [.volumeAvailableCapacityForImportantUsageKey]
    let folder = FileManager.default.temporaryDirectory
    let values = try? folder.resourceValues(forKeys: keys)
    #expect(values?.volumeAvailableCapacityForImportantUsage == nil)
  }
}

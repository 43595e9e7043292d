import Foundation
import SwiftUI
import Testing

private final class Token: NSObject {}

// Conversions have no values of their own, so that all threads may share them.
private final class Doubler: ValueTransformer, @unchecked Sendable {
  override class func transformedValueClass() -> AnyClass { NSNumber.self }
  override class func allowsReverseTransformation() -> Bool { true }
  override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
  override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 / 2 } }
}

// Conversions have no values of their own, so that all threads may share them.
private final class PlaceTransformer: NSSecureUnarchiveFromDataTransformer, @unchecked Sendable {
  override class var allowedTopLevelClasses: [AnyClass] { [NSString.self] }
}

/// Classes of Foundation that Linux lacks.
@Suite struct FoundationCollectionTests {
  @Test func weakTablesForgetTheirObjects() {
    let table = NSHashTable<Token>.weakObjects()
    let kept = Token()
    table.add(kept)
    table.add(kept)
    do {
      let lost = Token()
      table.add(lost)
      #expect(table.count == 2 && table.contains(lost))
    }
    #expect(table.allObjects == [kept] && table.anyObject === kept)
    table.remove(kept)
    #expect(table.count == 0)
    table.removeAllObjects()
    let strong = NSHashTable<Token>(options: [.strongMemory, .objectPointerPersonality])
    strong.add(Token())
    #expect(strong.count == 1)
  }

  @Test func valuesAreFoundByTheirKeys() {
    let table = NSMapTable<NSString, Token>.strongToWeakObjects()
    let kept = Token()
    table.setObject(kept, forKey: "a")
    table.setObject(Token(), forKey: "b")
    #expect(table.object(forKey: NSString(string: "a")) === kept)
    #expect(table.object(forKey: "b") == nil && table.count == 1)
    #expect(table.keyEnumerator().allObjects.count == 1)
    #expect(table.objectEnumerator()?.allObjects.count == 1)
    #expect(table.dictionaryRepresentation().count == 1)
    table.removeObject(forKey: "a")
    #expect(table.count == 0)
    for other in [
      NSMapTable<NSString, Token>.strongToStrongObjects(), .weakToStrongObjects(),
      .weakToWeakObjects(), NSMapTable(keyOptions: .copyIn, valueOptions: .objectPersonality),
    ] {
      let key: NSString = "key"
      other.setObject(kept, forKey: key)
      #expect(other.object(forKey: key) === kept)
      other.removeAllObjects()
      #expect(other.count == 0)
    }
    _ = NSPointerFunctions.self
  }

  @Test func conversionsAreFoundByTheirNames() {
    let name = NSValueTransformerName("Doubler")
    #expect(ValueTransformer(forName: name) == nil)
    ValueTransformer.setValueTransformer(Doubler(), forName: name)
    let found = ValueTransformer(forName: name)
    #expect(found?.transformedValue(3) as? Int == 6)
    #expect(found?.reverseTransformedValue(6) as? Int == 3)
    #expect(ValueTransformer.valueTransformerNames().contains(name))
    ValueTransformer.setValueTransformer(nil, forName: name)
    #expect(PlaceTransformer.allowsReverseTransformation())
    #expect(PlaceTransformer.transformedValueClass() is NSObject.Type)
    #expect(
      NSValueTransformerName.secureUnarchiveFromDataTransformerName.rawValue
        == "NSSecureUnarchiveFromData")
  }

  @Test func sharedValuesAreKeptInMemory() {
    let store = NSUbiquitousKeyValueStore.default
    store.set("Ada", forKey: "name")
    store.set([1, 2], forKey: "list")
    store.set(["a": 1], forKey: "values")
    store.set(Data([1]), forKey: "data")
    store.set(true, forKey: "flag")
    store.set(2.5, forKey: "number")
    store.set(Token(), forKey: "none")
    #expect(store.string(forKey: "name") == "Ada" && store.array(forKey: "list")?.count == 2)
    #expect(store.dictionary(forKey: "values")?.count == 1 && store.data(forKey: "data") != nil)
    #expect(store.bool(forKey: "flag") && store.double(forKey: "number") == 2.5)
    #expect(store.longLong(forKey: "number") == 2 && store.object(forKey: "none") == nil)
    #expect(store.dictionaryRepresentation.count == 6 && store.synchronize())
    store.removeObject(forKey: "name")
    #expect(store.string(forKey: "name") == nil)
    #expect(
      NSUbiquitousKeyValueStore.didChangeExternallyNotification.rawValue.hasSuffix("Notification"))
  }

  @Test func errorsOfCoreFoundationSayWhatTheyAre() {
    let error = NSError(domain: "Test", code: 7)
    let (number, one): (NSInteger, NSUInteger) = (CFErrorGetCode(error), 1)
    #expect(number == 7 && one == 1)
    #expect(CFErrorGetDomain(error) == "Test")
    #expect(CFErrorCopyDescription(error).length > 0)
    #expect(NSSelectorFromString("save:").name == "save:")
  }
}

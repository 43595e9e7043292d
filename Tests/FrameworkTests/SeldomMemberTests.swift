import CoreData
import HealthKit
import PDFKit
import Security
import StoreKit
import SwiftUI
import Testing
import UniformTypeIdentifiers
import WebKit

/// Members of frameworks that few programs need to compile.
@MainActor @Suite struct SeldomMemberTests {
  @Test func contextsHaveFurtherSettings() {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.undoManager = nil
    context.shouldDeleteInaccessibleFaults = true
    context.stalenessInterval = 0
    context.mergePolicy = NSMergePolicy(merge: .overwriteMergePolicyType)
    #expect((context.mergePolicy as? NSMergePolicy)?.mergeType == .overwriteMergePolicyType)
    #expect(context.undoManager == nil && context.shouldDeleteInaccessibleFaults)
    let kinds: [NSMergePolicyType] = [
      .errorMergePolicyType, .mergeByPropertyStoreTrumpMergePolicyType,
      .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType,
      .rollbackMergePolicyType,
    ]
    let policies: [NSMergePolicy] = [
      .error, .mergeByPropertyStoreTrump, .mergeByPropertyObjectTrump, .overwrite, .rollback,
    ]
    #expect(policies.map(\.mergeType) == kinds && NSMergePolicy().mergeType == kinds[0])
    let name = Notification.Name.NSPersistentStoreRemoteChange
    #expect(name.rawValue == "NSPersistentStoreRemoteChangeNotification")
  }

  @Test func theOverlayOfAClipHasAPlace() {
    let overlay: SKOverlay.Configuration = SKOverlay.AppClipConfiguration(position: .bottom)
    #expect(overlay is SKOverlay.AppClipConfiguration)
  }

  @Test func requestsOfPagesHaveNothingBesideTheirAddress() {
    let request: WebRequest = WKNavigationAction().request
    #expect(request.httpBody == nil && request.allHTTPHeaderFields == nil)
    #expect(request.httpMethod == "GET" && request.mainDocumentURL == request.url)
    #expect(request.value(forHTTPHeaderField: "Accept") == nil)
  }

  @Test func paymentsCanBeChanged() {
    func payment(for product: SKProduct) -> SKMutablePayment {
      let payment = SKMutablePayment(product: product)
      payment.quantity = 2
      payment.productIdentifier = "product"
      payment.applicationUsername = "name"
      payment.simulatesAskToBuyInSandbox = true
      return payment
    }
    let make: (SKProduct) -> SKPayment = payment
    #expect(type(of: make) == ((SKProduct) -> SKPayment).self)
  }

  @Test func severalSamplesAreDeleted() {
    var answers: [Bool] = []
    HKHealthStore().delete([]) { isDone, error in answers.append(isDone || error == nil) }
    #expect(answers == [false])
  }

  @Test func pagesHaveAScale() {
    let view = PDFView(frame: .zero)
    view.scaleFactor = 2
    view.scaleFactor = max(view.scaleFactorForSizeToFit, view.minScaleFactor)
    #expect(view.scaleFactor == 1)
  }

  @Test func requestsNameTheirFrames() {
    let action = WKNavigationAction()
    #expect(action.targetFrame?.isMainFrame == true && action.sourceFrame.isMainFrame)
    #expect(action.navigationType == .other && !action.shouldPerformDownload)
    #expect(action.sourceFrame.webView == nil && action.sourceFrame.request.url == nil)
    let kinds: [WKNavigationType] = [
      .linkActivated, .formSubmitted, .backForward, .reload, .formResubmitted, .other,
    ]
    #expect(kinds.map(\.rawValue) == [0, 1, 2, 3, 4, -1])
    let frame: WKFrameInfo? = action.targetFrame
    let configuration = WKWebViewConfiguration()
    configuration.suppressesIncrementalRendering = true
    #expect(frame != nil && configuration.suppressesIncrementalRendering)
  }

  @Test func pagesOfTheWebAreStrings() async throws {
    let (text, facts) = try await NSAttributedString.fromHTML("<p>One <b>two</b></p>")
    #expect(text.string.contains("One two") && facts.isEmpty)
  }

  @Test func keysTakeData() {
    let data = Data([1, 2])
    #expect(SecKeyCreateWithData(data as CFData, [:] as CFDictionary, nil) == nil)
    func signature(_ key: SecKey) -> Data? {
      SecKeyCreateSignature(key, .rsaEncryptionPKCS1, data as CFData, nil) as Data?
    }
    let sign: (SecKey) -> Data? = signature
    #expect(type(of: sign) == ((SecKey) -> Data?).self)
  }

  @Test func rareKindsOfFilesHaveNames() {
    let scripts: [UTType] = [
      .appleScript, .javaScript, .shellScript, .perlScript, .pythonScript, .rubyScript, .phpScript,
      .makefile,
    ]
    #expect(scripts.allSatisfy { $0.conforms(to: .script) && $0.conforms(to: .text) })
    let sources: [UTType] = [
      .cSource, .cHeader, .cPlusPlusSource, .cPlusPlusHeader, .objectiveCSource,
      .objectiveCPlusPlusSource, .assemblyLanguageSource,
    ]
    #expect(sources.allSatisfy { $0.conforms(to: .sourceCode) })
    let texts: [UTType] = [
      .utf16PlainText, .utf16ExternalPlainText, .utf8TabSeparatedText, .css, .geoJSON, .ahap,
    ]
    #expect(texts.allSatisfy { $0.conforms(to: .text) || $0.conforms(to: .json) })
    let pictures: [UTType] = [.icns, .ico, .heics, .dng]
    #expect(pictures.allSatisfy { $0.conforms(to: .image) })
    let bundles: [UTType] = [
      .framework, .pluginBundle, .spotlightImporter, .quickLookGenerator, .xpcService,
      .systemPreferencesPane, .osaScriptBundle,
    ]
    #expect(bundles.allSatisfy { $0.conforms(to: .bundle) })
    let links: [UTType] = [.aliasFile, .symbolicLink, .resolvable, .mountPoint]
    #expect(links.allSatisfy { $0.conforms(to: .resolvable) })
    let others: [UTType] = [
      .urlBookmarkData, .diskImage, .volume, .applicationBundle, .unixExecutable, .exe,
      .compositeContent, .rtfd, .flatRTFD, .webArchive, .internetLocation, .internetShortcut,
      .osaScript, .xmlPropertyList, .binaryPropertyList, .playlist, .bz2, .appleArchive, .pkcs12,
      .x509Certificate, .toDoItem, .realityFile, .sceneKitScene, .arReferenceObject, .usd,
    ]
    #expect(others.allSatisfy { $0.conforms(to: .item) || $0.conforms(to: .content) })
    #expect(UTType(filenameExtension: "py") == .pythonScript)
    #expect(UTType.shellScript.preferredFilenameExtension == "sh")
  }
}

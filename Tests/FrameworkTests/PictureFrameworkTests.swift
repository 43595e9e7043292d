import ImageIO
import LinkPresentation
import NaturalLanguage
import QuickLook
import SwiftUI
import Testing
import Translation
import UniformTypeIdentifiers
import Vision
import VisionKit

private struct DocumentCamera: UIViewControllerRepresentable {
  final class Coordinator: NSObject, VNDocumentCameraViewControllerDelegate {
    func documentCameraViewController(
      _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) {
      for index in 0..<scan.pageCount { _ = scan.imageOfPage(at: index).size }
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> VNDocumentCameraViewController {
    let controller = VNDocumentCameraViewController()
    controller.delegate = context.coordinator
    return controller
  }

  func updateUIViewController(_ controller: VNDocumentCameraViewController, context: Context) {}
}

private struct CodeScanner: UIViewControllerRepresentable {
  final class Coordinator: NSObject, DataScannerViewControllerDelegate {
    private(set) var codes: [(String, VNBarcodeSymbology)] = []

    func dataScanner(
      _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
      allItems: [RecognizedItem]
    ) {
      for item in addedItems {
        switch item {
        case .barcode(let code):
          if let text = code.payloadStringValue { codes.append((text, code.observation.symbology)) }
        case .text(let text): codes.append((text.transcript, .qr))
        }
      }
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> DataScannerViewController {
    let scanner = DataScannerViewController(
      recognizedDataTypes: [.barcode(symbologies: [.qr, .ean13]), .text(textContentType: .URL)],
      qualityLevel: .balanced, isHighlightingEnabled: true)
    scanner.delegate = context.coordinator
    try? scanner.startScanning()
    return scanner
  }

  func updateUIViewController(_ controller: DataScannerViewController, context: Context) {
    if controller.isScanning { controller.stopScanning() }
  }
}

private struct LinkCard: UIViewRepresentable {
  let metadata: LPLinkMetadata

  func makeUIView(context: Context) -> LPLinkView { LPLinkView(metadata: metadata) }
  func updateUIView(_ view: LPLinkView, context: Context) {}
}

private struct FilePage: UIViewControllerRepresentable {
  let url: URL

  final class Coordinator: NSObject, QLPreviewControllerDataSource, QLPreviewControllerDelegate {
    let url: URL

    init(url: URL) {
      self.url = url
    }

    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
    func previewController(
      _ controller: QLPreviewController, previewItemAt index: Int
    ) -> any QLPreviewItem { url as NSURL }
  }

  func makeCoordinator() -> Coordinator { Coordinator(url: url) }

  func makeUIViewController(context: Context) -> QLPreviewController {
    let controller = QLPreviewController()
    controller.dataSource = context.coordinator
    controller.delegate = context.coordinator
    controller.reloadData()
    return controller
  }

  func updateUIViewController(_ controller: QLPreviewController, context: Context) {}
}

@MainActor @Suite struct PictureFrameworkTests {
  private func report(_ view: some View) throws -> LayoutReport {
    try Stage(size: CGSize(width: 320, height: 480)) { view }.layoutReport()
  }

  private func picture() throws -> CGImage {
    let renderer = ImageRenderer(content: Color.red.frame(width: 40, height: 20))
    return try #require(renderer.cgImage)
  }

  @Test func nothingIsRecognized() throws {
    var lines: [String]?
    let request = VNRecognizeTextRequest { request, _ in
      guard let found = request.results as? [VNRecognizedTextObservation] else { return }
      lines = found.compactMap { $0.topCandidates(1).first?.string }
    }
    request.recognitionLevel = VNRequestTextRecognitionLevel.accurate
    request.usesLanguageCorrection = true
    request.recognitionLanguages = ["en"]
    #expect(request.results == nil)
    let codes = VNDetectBarcodesRequest()
    codes.symbologies = [.qr, .code128, .aztec, .pdf417]
    let faces = VNDetectFaceRectanglesRequest()
    let rectangles = VNDetectRectanglesRequest()
    let classes = VNClassifyImageRequest()
    let handler = VNImageRequestHandler(cgImage: try picture(), options: [:])
    try handler.perform([request, codes, faces, rectangles, classes])
    #expect(lines == [] && request.results?.isEmpty == true)
    #expect(codes.results?.compactMap(\.payloadStringValue) == [])
    #expect(faces.results?.map(\.boundingBox).isEmpty == true)
    #expect(rectangles.results?.map(\.topLeft).isEmpty == true)
    #expect(classes.results?.map(\.identifier) == [])
    #expect(VNBarcodeSymbology.ean8 != VNBarcodeSymbology.upce)
    func best(_ text: VNRecognizedText, of observation: VNObservation) -> Float {
      min(text.confidence, observation.confidence)
    }
    func boxes(
      _ faces: [VNFaceObservation], _ all: [VNDetectedObjectObservation],
      _ parts: [VNRectangleObservation], _ kinds: [VNClassificationObservation],
      _ codes: [VNBarcodeObservation], _ request: VNRequest,
      _ end: VNRequestCompletionHandler?, _ option: VNImageOption
    ) -> Int { faces.count + all.count + parts.count + kinds.count + codes.count }
    #expect(VNError.invalidImage == VNError.invalidImage)
  }

  @Test func camerasAreBlack() throws {
    #expect(!DataScannerViewController.isSupported && !DataScannerViewController.isAvailable)
    #expect(!VNDocumentCameraViewController.isSupported)
    for view in [AnyView(DocumentCamera()), AnyView(CodeScanner())] { _ = try report(view) }
    let scanner = DataScannerViewController(recognizedDataTypes: [.barcode()])
    #expect(throws: DataScannerViewController.ScanningUnavailable.unsupported) {
      try scanner.startScanning()
    }
    func take(_ text: RecognizedItem.Text, _ code: RecognizedItem.Barcode) -> [UUID] {
      [text.id, code.id, RecognizedItem.text(text).id]
    }
  }

  @Test func picturesAreNotAnalyzed() async throws {
    #expect(!ImageAnalyzer.isSupported)
    let configuration = ImageAnalyzer.Configuration([.text, .machineReadableCode])
    let analysis: ImageAnalysis = try await ImageAnalyzer().analyze(
      UIImage(), configuration: configuration)
    #expect(!analysis.hasResults(for: .text) && analysis.transcript.isEmpty)
    let interaction = ImageAnalysisInteraction()
    interaction.preferredInteractionTypes = [.automatic]
    interaction.analysis = analysis
  }

  @Test func scriptsTellLanguages() {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString("Καλημέρα κόσμε")
    #expect(recognizer.dominantLanguage == .greek)
    #expect(recognizer.languageHypotheses(withMaximum: 2) == [.greek: 1])
    recognizer.languageConstraints = [.german]
    #expect(recognizer.dominantLanguage == nil)
    recognizer.reset()
    #expect(NLLanguageRecognizer.dominantLanguage(for: "こんにちは世界") == .japanese)
    #expect(NLLanguageRecognizer.dominantLanguage(for: "你好") == .simplifiedChinese)
    #expect(NLLanguageRecognizer.dominantLanguage(for: "Hello") == nil)
    #expect(NLLanguage(rawValue: "en") == NLLanguage.english)
  }

  @Test func wordsAreCut() {
    let text = "It's late. Go home!"
    let range = text.startIndex..<text.endIndex
    let words = NLTokenizer(unit: .word)
    words.string = text
    #expect(words.tokens(for: range).map { String(text[$0]) } == ["It's", "late", "Go", "home"])
    let sentences = NLTokenizer(unit: NLTokenUnit.sentence)
    sentences.string = text
    #expect(sentences.tokens(for: range).map { String(text[$0]) } == ["It's late.", " Go home!"])
    var first: String?
    words.enumerateTokens(in: range) { range, _ in
      first = String(text[range])
      return false
    }
    #expect(first == "It's")
  }

  @Test func noWordHasATag() {
    let tagger = NLTagger(tagSchemes: [.lexicalClass, NLTagScheme.sentimentScore])
    tagger.string = "Ada"
    let range = "Ada".startIndex..<"Ada".endIndex
    var tags: [NLTag] = []
    tagger.enumerateTags(
      in: range, unit: .word, scheme: .lexicalClass, options: [.omitPunctuation]
    ) { tag, _ in
      if let tag { tags.append(tag) }
      return true
    }
    #expect(tags.isEmpty && tagger.dominantLanguage == nil)
    #expect(tagger.tag(at: range.lowerBound, unit: .word, scheme: .nameType).0 != .noun)
  }

  @Test func picturesAreReadFromFiles() throws {
    let png = try #require(UIImage(cgImage: try picture()).pngData())
    let source: CGImageSource = try #require(
      CGImageSourceCreateWithData(
        png as CFData, [kCGImageSourceShouldCache: false] as CFDictionary))
    #expect(CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceGetType(source) as String? == "public.png")
    let facts = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
    #expect(facts?[kCGImagePropertyPixelWidth as String] as? Int == 40)
    #expect(facts?[kCGImagePropertyPixelHeight as String] as? Int == 20)
    #expect(facts?[kCGImagePropertyOrientation as String] as? Int == 1)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == (try picture()))
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    let options: CFDictionary =
      [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceCreateThumbnailFromImageIfAbsent: true,
        kCGImageSourceCreateThumbnailWithTransform: true,
        kCGImageSourceShouldCacheImmediately: true, kCGImageSourceThumbnailMaxPixelSize: 10,
      ] as CFDictionary
    let small = CGImageSourceCreateThumbnailAtIndex(source, 0, options)
    #expect(small?.width == 10 && small?.height == 5)
    #expect(CGImageSourceCreateWithData(Data("text".utf8), nil) == nil)
    let none: CGImageSource? = CGImageSourceCreateWithURL(
      URL(fileURLWithPath: "none.png") as CFURL, nil)
    #expect(none == nil)
  }

  @Test func picturesAreWrittenToFiles() throws {
    let data = NSMutableData()
    let jpeg = try #require(
      CGImageDestinationCreateWithData(
        data as CFMutableData, UTType.jpeg.identifier as CFString, 1, nil))
    CGImageDestinationAddImage(
      jpeg, try picture(), [kCGImageDestinationLossyCompressionQuality: 0.5] as CFDictionary)
    #expect(CGImageDestinationFinalize(jpeg))
    #expect(UIImage(data: data as Data)?.cgImage?.width == 40)
    let url = URL.temporaryDirectory.appending(path: "\(UUID()).gif")
    let gif: CGImageDestination = try #require(
      CGImageDestinationCreateWithURL(url as CFURL, UTType.gif.identifier as CFString, 2, nil))
    CGImageDestinationSetProperties(
      gif,
      [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFLoopCount: 0]] as CFDictionary)
    CGImageDestinationAddImage(
      gif, try picture(),
      [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFDelayTime: 0.1]] as CFDictionary)
    #expect(!CGImageDestinationFinalize(gif))
    #expect(kCGImagePropertyExifDictionary != kCGImagePropertyTIFFDictionary)
    #expect(kCGImagePropertyGIFUnclampedDelayTime != kCGImagePropertyGIFDelayTime)
  }

  @Test func nothingIsTranslated() async throws {
    let configuration = TranslationSession.Configuration(
      source: Locale.Language(identifier: "de"), target: Locale.Language(identifier: "en"))
    var other = configuration
    other.invalidate()
    #expect(other != configuration)
    let view = Text("Guten Tag")
      .translationTask(configuration) { session in
        _ = try? await session.translate("Guten Tag").targetText
      }
      .translationTask(source: nil, target: nil) { try? await $0.prepareTranslation() }
    #expect(try report(view).warnings.isEmpty)
    let shown = Text("A").translationPresentation(isPresented: .constant(true), text: "A")
    #expect(try report(shown).warnings.count == 1)
    let session = TranslationSession(
      installedSource: Locale.Language(identifier: "de"), target: nil)
    await #expect(throws: TranslationError.notInstalled) {
      let answers: [TranslationSession.Response] = try await session.translations(
        from: [TranslationSession.Request(sourceText: "Tag")])
      _ = answers
    }
    let status: LanguageAvailability.Status = await LanguageAvailability().status(
      from: Locale.Language(identifier: "de"), to: nil)
    #expect(status == .unsupported)
    #expect(await LanguageAvailability().supportedLanguages.isEmpty)
  }

  @Test func aLinkIsACard() async throws {
    let metadata = LPLinkMetadata()
    metadata.url = URL(string: "https://example.org/a")
    metadata.title = "An example"
    metadata.iconProvider = nil
    let text = try report(LinkCard(metadata: metadata)).description
    #expect(text.contains("An example") && text.contains("example.org"))
    let address = try #require(metadata.url)
    await #expect(throws: LPError(.metadataFetchFailed)) {
      try await LPMetadataProvider().startFetchingMetadata(for: address)
    }
    let provider = LPMetadataProvider()
    provider.timeout = 5
    provider.startFetchingMetadata(for: address) { metadata, _ in #expect(metadata == nil) }
    provider.cancel()
    #expect(LPLinkView(url: address).metadata.url == address)
  }

  @Test func filesAreNotPreviewed() throws {
    let url = URL(fileURLWithPath: "a.pdf")
    let shown = Text("A").quickLookPreview(.constant(url as URL?))
    #expect(try report(shown).warnings.map(\.message).contains { $0.contains("quickLookPreview") })
    #expect(try report(Text("A").quickLookPreview(.constant(nil))).warnings.isEmpty)
    #expect(try report(Text("A").quickLookPreview(.constant(url), in: [url])).warnings.count == 1)
    _ = try report(FilePage(url: url))
    #expect(!QLPreviewController.canPreview(url as NSURL))
    #expect((url as NSURL as any QLPreviewItem).previewItemURL?.path == url.path)
  }
}

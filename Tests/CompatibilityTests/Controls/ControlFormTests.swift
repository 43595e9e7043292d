import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Controls in all the forms that they have.
@Suite @MainActor struct ControlFormTests {
  @Test func slidersWithLabels() throws {
    final class Log { var isEditing = false }
    let log = Log()
    let slider = Slider(value: .constant(0.5), in: 0...1, step: 0.25) {
      Text("Volume")
    } minimumValueLabel: {
      Text("low")
    } maximumValueLabel: {
      Text("high")
    } onEditingChanged: {
      log.isEditing = $0
    }
    #expect(try said(slider.frame(width: 200)) == ["low", "high"])
    #expect(try said(Slider(value: .constant(3), in: 0...5).frame(width: 200)) == [])
    let older = Slider(
      value: .constant(0.2), in: 0...1, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")
    ) { Text("Volume") }
    #expect(try said(older.frame(width: 200)) == ["0", "1"])
    #expect(try size(of: slider.frame(width: 200)).width == 200)
  }

  @Test func pickersInEveryStyle() throws {
    let picker = Picker("Kind", selection: .constant(1)) {
      Text("one").tag(1)
      Text("two").tag(2)
    }
    func words(_ style: some PickerStyle) throws -> [String] {
      try said(picker.pickerStyle(style).frame(width: 300, height: 300))
    }
    #expect(try words(PalettePickerStyle()).contains("two"))
    #expect(try words(RadioGroupPickerStyle()).contains("two"))
    #expect(try words(DefaultPickerStyle()).contains("one"))
    #expect(
      try said(
        NavigationStack { Form { picker.pickerStyle(NavigationLinkPickerStyle()) } }
          .frame(width: 300, height: 300)
      ).contains("one"))
    try expectUnchanged(picker, in: CGSize(width: 300, height: 200)) {
      $0.horizontalRadioGroupLayout().defaultHoverEffect(.highlight)
    }
    let colors = ColorPicker("Ink", selection: .constant(Color.red), supportsOpacity: false)
    #expect(try said(colors.frame(width: 200)) == ["Ink"])
    let plain = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(
      try ImageRenderer(content: ColorPicker("Ink", selection: .constant(plain))).pngData()
        == ImageRenderer(content: ColorPicker("Ink", selection: .constant(Color(cgColor: plain))))
        .pngData())
    #expect(
      try said(ColorPicker(selection: .constant(.blue)) { Text("Ground") }.frame(width: 200))
        == ["Ground"])
  }

  /// A style that lists its options by what a style is told.
  private struct Listed: PickerStyle {
    func makeBody(configuration: PickerStyleConfiguration) -> some View {
      VStack {
        configuration.label
        ForEach(configuration.options) { (option: PickerStyleConfiguration.Option) in
          HStack {
            option.label
            Text(option.isSelected ? "taken" : "free")
          }
        }
      }
    }
  }

  @Test func aPickerStyleOfAnAppsOwn() throws {
    let picker = Picker("Kind", selection: .constant(2)) {
      Text("one").tag(1)
      Text("two").tag(2)
    }
    #expect(try said(picker.pickerStyle(Listed())) == ["Kind", "one", "free", "two", "taken"])
  }

  @Test func fieldsAndWhatTheyAreTold() throws {
    let name = "Password"
    let fields = VStack {
      TextField("Name", text: .constant("Ann"))
      SecureField("Password", text: .constant("abc"))
      SecureField(name, text: .constant(""), prompt: Text("secret"))
      SecureField(text: .constant(""), prompt: Text("required")) { Text("Password") }
    }
    .frame(width: 200)
    #expect(try said(fields).contains("secret"))
    #expect(try !said(fields).contains("abc"))
    try expectUnchanged(fields) {
      $0.textInputAutocapitalization(.words).textInputAutocapitalization(
        TextInputAutocapitalization.never)
    }
    try expectUnchanged(fields) {
      $0.autocapitalization(.sentences).autocapitalization(UITextAutocapitalizationType.none)
    }
    try expectUnchanged(fields) {
      $0.autocorrectionDisabled().autocorrectionDisabled(false).disableAutocorrection(true)
    }
    try expectUnchanged(fields) {
      $0.keyboardType(.emailAddress).keyboardType(UIKeyboardType.numberPad)
    }
    try expectUnchanged(fields) {
      $0.textContentType(.password).textContentType(UITextContentType.username)
    }
    try expectUnchanged(fields) { $0.submitLabel(.next).submitLabel(SubmitLabel.done) }
    try expectUnchanged(fields) {
      $0.onSubmit {}.onSubmit(of: [.text, .search]) {}.onSubmit(of: SubmitTriggers.search) {}
    }
    try expectUnchanged(fields) {
      $0.submitScope().submitScope(false).scrollDismissesKeyboard(.interactively)
    }
    try expectUnchanged(fields) { $0.scrollDismissesKeyboard(ScrollDismissesKeyboardMode.never) }
    try expectUnchanged(fields) {
      $0.textSelection(.disabled).textSelection(EnabledTextSelectability.enabled)
    }
    try expectUnchanged(fields) {
      $0.findNavigator(isPresented: .constant(false)).findDisabled().replaceDisabled(true)
    }
    try expectUnchanged(fields) {
      $0.writingToolsBehavior(.limited).writingToolsBehavior(WritingToolsBehavior.complete)
    }
    try expectUnchanged(fields) { $0.searchDictationBehavior(.automatic) }
    func selectable<S: TextSelectability>(_ style: S) -> Bool { S.allowsSelection }
    #expect(selectable(EnabledTextSelectability.enabled))
    #expect(!selectable(DisabledTextSelectability.disabled))
  }

  @Test func fieldsThatGrowScrollTheirWords() throws {
    let words = "one two three four five six seven eight nine ten eleven twelve"
    func field(_ limit: Int?) -> some View {
      TextField("Note", text: .constant(words), axis: .vertical).lineLimit(limit).frame(width: 80)
    }
    let (whole, cut) = (try picture(of: field(nil)), try picture(of: field(2)))
    #expect(cut.height < whole.height)
    // The lines that are seen are those of the whole text, without an ellipsis at their end.
    let isSame = (0..<cut.height - 4).allSatisfy { y in
      (0..<cut.width).allSatisfy { cut[$0, y] == whole[$0, y] }
    }
    #expect(isSame)
    #expect(try size(of: field(2)).height == size(of: field(2).lineLimit(2)).height)
  }

  @Test func aRowOpensItsMenu() throws {
    let picker = Form {
      Picker("Kind", selection: .constant(1)) {
        Text("one").tag(1)
        Text("two").tag(2)
      }
    }
    let stage = Stage(size: CGSize(width: 320, height: 400)) { picker }
    #expect(try stage.layoutReport().root.first(saying: "two") == nil)
    try stage.tap("Kind")
    stage.advance(by: 1)
    #expect(try stage.layoutReport().root.first(saying: "two") != nil)
  }

  @Test func editorsOfText() throws {
    let editor = TextEditor(text: .constant("words")).frame(width: 100, height: 60)
    func styled<S: TextEditorStyle>(_ style: S) throws -> Outside {
      try Outside(editor.textEditorStyle(style))
    }
    #expect(try styled(AutomaticTextEditorStyle()) == Outside(editor))
    #expect(try styled(PlainTextEditorStyle()).size == CGSize(width: 100, height: 60))
    let bare = editor.scrollContentBackground(.hidden).background(Color.red)
    #expect(isReddish(try picture(of: bare)[100, 100]))
    let text = "abc"
    let selection = TextSelection(range: text.startIndex..<text.endIndex)
    if case TextSelection.Indices.selection(let range) = selection.indices {
      #expect(range == text.startIndex..<text.endIndex)
    } else {
      Issue.record("a selection of one range")
    }
    struct Reader: View {
      @Environment(\.textSelectionAffinity) private var affinity: TextSelectionAffinity
      var body: some View { Text(affinity == .automatic ? "automatic" : "other") }
    }
    #expect(try said(Reader()) == ["automatic"])
    #expect(try said(Reader().textSelectionAffinity(.upstream)) == ["other"])
  }

  @Test func buttonsOfTheSystem() throws {
    #expect(try said(EditButton()) == ["Edit"])
    #expect(try said(RenameButton()) == ["Rename"])
    #expect(try said(PasteButton(payloadType: String.self) { _ in }) == ["Paste"])
    #expect(
      try said(PasteButton(supportedContentTypes: [.plainText]) { (_: [NSItemProvider]) in })
        == ["Paste"])
    #expect(try warnings(of: HelpLink {}) == [])
    let settings: SettingsLink<DefaultSettingsLinkLabel> = SettingsLink()
    #expect(try !said(settings).isEmpty)
    #expect(try said(SettingsLink { Text("Options") }) == ["Options"])
    func words<Label: View>(_ type: Label.Type) -> Bool { type == DefaultShareLinkLabel.self }
    #expect(words(DefaultShareLinkLabel.self))
    #expect(try said(ShareLink(item: "words")).count == 1)
    let empty = ContentUnavailableView.search(text: "fog")
    #expect(try said(empty).contains { $0.contains("fog") })
    let found:
      ContentUnavailableView<
        SearchUnavailableContent.Label, SearchUnavailableContent.Description,
        SearchUnavailableContent.Actions
      > = .search
    #expect(try !said(found).isEmpty)
  }

  @Test func sizesOfControls() throws {
    let sizes = ControlSize.allCases
    let heights = try sizes.map {
      try size(of: Button("Go") {}.buttonStyle(.bordered).controlSize($0)).height
    }
    #expect(heights == heights.sorted())
    let toggle = Toggle("Wi-Fi", isOn: .constant(true)).frame(width: 200)
    #expect(try said(toggle.labelsVisibility(.hidden)) == [])
    #expect(try said(toggle.labelsVisibility(.visible)) == ["Wi-Fi"])
    let tinted = try picture(of: Button("Go") {}.accentColor(.red))
    #expect(tinted.count(isReddish) > 0)
    let prompt = Button("Go") {}
    try expectUnchanged(prompt) { $0.help("Goes").help(Text("Goes")).help(String("Goes")) }
    try expectUnchanged(prompt) {
      $0.dialogIcon(Image(systemName: "star")).dialogSeverity(.critical)
    }
    try expectUnchanged(prompt) { $0.dialogSeverity(DialogSeverity.automatic) }
    try expectUnchanged(prompt) { $0.dialogSuppressionToggle(isSuppressed: .constant(true)) }
    try expectUnchanged(prompt) {
      $0.dialogSuppressionToggle("Not again", isSuppressed: .constant(false))
    }
    try expectUnchanged(prompt) {
      $0.dialogSuppressionToggle(Text("Not again"), isSuppressed: .constant(false))
    }
  }
}

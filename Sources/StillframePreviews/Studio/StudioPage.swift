import Foundation
import Stillframe
import StillframeArguments
import StillframeServer

/// The page: all previews, with switches for their look. Style and script are in `assets/pages`.
enum StudioPage {
  /// - Parameter title: the name of the file or folder.
  static func html(_ title: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(escaped(title)) – previews</title>
    <style>\(PageFile.base.text)\(PageFile.previewStyle.text)</style>
    <body data-phase="busy">
    <div class="bar"></div>
    <header>
      <div class="brand">
        <svg viewBox="0 0 22 22" fill="none" stroke="currentColor" stroke-width="1.8" aria-hidden="true">
          <rect x="2" y="4" width="13" height="14" rx="3"/><path d="M18 6.5v9M21 9v4" stroke-linecap="round"/>
        </svg>
        <h1>Previews</h1><span title="\(escaped(title))">\(escaped(title))</span>
      </div>
      <input id="search" type="search" placeholder="Search  /" aria-label="Search">
      <div class="group">
        <label class="chip"><input type="checkbox" id="dark">Dark</label>
        <label class="chip"><input type="checkbox" id="rtl">Right to left</label>
        <label class="chip"><input type="checkbox" id="accessibility">Accessibility</label>
      </div>
      <label class="field">Type <select id="dynamic-type"><option value="">Large</option>\(options(typeSizes))</select></label>
      <label class="field">Device <select id="device"><option value="">Own size</option>\(options(Device.allNames))</select></label>
      <label class="field">Language <select id="locale"><option value="">English</option>\(languages)</select></label>
      <label class="field">Compare <select id="compare"><option value="">One look</option><option value="appearance">Light and dark</option>
        <option value="direction">Directions</option><option value="type">Type sizes</option><option value="devices">Devices</option>
        <option value="locales">Languages</option></select></label>
      <div id="zoom" class="segments" role="radiogroup" aria-label="Zoom"><button role="radio" value="0.5">½×</button><button
        role="radio" value="1">1×</button><button role="radio" value="2">2×</button><button role="radio" value="4">4×</button></div>
      <span class="spring"></span>
      <span id="state" role="status">starting</span>
      <button id="help" aria-label="Keys" title="Keys (?)">?</button>
    </header>
    <div id="problem" role="alert" hidden></div>
    <main id="previews">\(String(repeating: skeleton, count: 3))</main>
    <p id="nothing" class="nothing" hidden>No preview has that name.</p>
    <div id="toast" role="status"></div>
    <dialog id="keys">
      <h2>Keys</h2>
      <dl>\(keys)</dl>
      <p><button id="close">Close</button></p>
    </dialog>
    <script>\(PageFile.previewScript.text)</script>
    </html>

    """
  }

  /// A card in the place of one that is being made.
  private static let skeleton =
    "<figure class=\"skeleton\" aria-hidden=\"true\"><i></i><i></i><i></i></figure>"

  private static let typeSizes = Manual.dynamicTypeSizes.filter { $0 != "large" }

  private static func options(_ words: [String]) -> String {
    words.map { "<option>\(escaped($0))</option>" }.joined()
  }

  private static let languages = [
    ("de_DE", "German"), ("fr_FR", "French"), ("es_ES", "Spanish"), ("pt_BR", "Portuguese"),
    ("ja_JP", "Japanese"), ("zh_CN", "Chinese"), ("ko_KR", "Korean"), ("ar_EG", "Arabic"),
    ("he_IL", "Hebrew"), ("hi_IN", "Hindi"), ("ru_RU", "Russian"), ("tr_TR", "Turkish"),
  ].map { "<option value=\"\($0.0)\">\($0.1)</option>" }.joined()

  private static let keys = [
    ("/", "search"), ("D", "dark"), ("R", "right to left"), ("A", "accessibility"),
    ("V", "compare the next looks"), ("1 2 4 5", "zoom, 5 for a half"),
    ("J K ↓ ↑", "next and previous card"), ("Enter", "film of the card, play and pause"),
    ("C", "copy its picture"), ("S", "download its picture"), ("Esc", "clear the search"),
  ].map { words, meaning in
    let keys = words.split(separator: " ").map { "<kbd>\($0)</kbd>" }.joined(separator: " ")
    return "<dt>\(keys)</dt><dd>\(meaning)</dd>"
  }.joined()

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}

import StillframeServer

/// The page: a list of failures, and the one that is looked at. Style and script are in `assets/pages`.
enum ReviewPage {
  /// - Parameter data: the content of the page, as JSON; nil: the page requests it, and may send decisions.
  static func html(_ data: String?) -> String {
    // No end tag may stand in a script.
    let inside = data?.replacing("<", with: "\\u003c") ?? "null"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Snapshots</title>
      <style>\(PageFile.base.text)\(PageFile.reviewStyle.text)</style>
      <header>
        <h1>Snapshots</h1>
        <span id="project"></span>
        <nav id="modes" class="segments" role="radiogroup" aria-label="How to compare"></nav>
        <label id="zoom-label">Zoom <select id="zoom"><option value="0">fit</option><option value="1">1×</option><option value="2">2×</option><option value="4">4×</option><option value="8">8×</option></select></label>
        <span class="spring"></span>
        <span id="counts" role="status"></span>
        <button id="reject-all" hidden>Reject all</button>
        <button id="accept-all" hidden>Accept all</button>
      </header>
      <div id="body">
        <aside>
          <div id="filters">
            <select id="suite" aria-label="Suite"></select>
            <input id="search" type="search" placeholder="Search" aria-label="Search">
          </div>
          <ol id="list"></ol>
          <details id="obsolete" hidden><summary></summary><ul></ul></details>
        </aside>
        <main id="main"></main>
      </div>
      <script type="application/json" id="data">\(inside)</script>
      <script>\(PageFile.reviewScript.text)</script>
      </html>

      """
  }
}

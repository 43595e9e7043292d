import Foundation

/// The default accessibility labels of symbols, in English (rule AX3.2).
enum SymbolNames {
  /// Meanings of symbols whose names do not tell them.
  private static let meanings: [String: String] = [
    "plus": "Add", "minus": "Remove", "xmark": "Close", "checkmark": "Selected",
    "trash": "Delete", "pencil": "Edit", "square.and.pencil": "Compose",
    "square.and.arrow.up": "Share", "square.and.arrow.down": "Download",
    "magnifyingglass": "Search", "gear": "Settings", "gearshape": "Settings", "ellipsis": "More",
    "chevron.left": "Back", "chevron.backward": "Back", "chevron.right": "Forward",
    "chevron.forward": "Forward", "chevron.up": "Up", "chevron.down": "Down",
    "arrow.left": "Left", "arrow.right": "Right", "arrow.up": "Up", "arrow.down": "Down",
    "arrow.backward": "Back", "arrow.forward": "Forward", "arrow.clockwise": "Refresh",
    "arrow.counterclockwise": "Undo", "arrow.uturn.backward": "Undo",
    "arrow.uturn.forward": "Redo", "house": "Home", "star": "Favorite", "bell": "Notifications",
    "info": "Info", "questionmark": "Help", "exclamationmark": "Warning",
    "exclamationmark.triangle": "Warning", "play": "Play", "pause": "Pause", "stop": "Stop",
    "forward": "Fast Forward", "backward": "Rewind", "forward.end": "Next Track",
    "backward.end": "Previous Track", "speaker": "Volume", "speaker.wave.2": "Volume",
    "speaker.slash": "Muted", "mic": "Microphone", "mic.slash": "Microphone off",
    "phone": "Phone", "envelope": "Mail", "paperplane": "Send", "bubble.left": "Message",
    "bubble.right": "Message", "message": "Message", "person": "Person", "person.2": "People",
    "person.3": "Group", "photo": "Photo", "camera": "Camera", "video": "Video",
    "doc": "Document", "doc.on.doc": "Copy", "doc.text": "Document", "folder": "Folder",
    "tray": "Tray", "archivebox": "Archive", "paperclip": "Attachment", "link": "Link",
    "flag": "Flag", "bookmark": "Bookmark", "tag": "Tag", "cart": "Cart", "bag": "Shopping bag",
    "creditcard": "Payment", "calendar": "Calendar", "clock": "Clock", "alarm": "Alarm",
    "timer": "Timer", "stopwatch": "Stopwatch", "location": "Location", "map": "Map",
    "mappin": "Location", "globe": "Globe", "wifi": "Wi-Fi",
    "antenna.radiowaves.left.and.right": "Signal", "lock": "Locked", "lock.open": "Unlocked",
    "key": "Key", "eye": "Show", "eye.slash": "Hide", "hand.thumbsup": "Like",
    "hand.thumbsdown": "Dislike", "line.3.horizontal": "Menu", "list.bullet": "List",
    "square.grid.2x2": "Grid", "slider.horizontal.3": "Filters",
    "line.3.horizontal.decrease": "Filter", "arrow.up.arrow.down": "Sort", "sun.max": "Sun",
    "moon": "Moon", "cloud": "Cloud", "bolt": "Bolt", "drop": "Drop", "flame": "Flame",
    "leaf": "Leaf", "app": "App", "iphone": "iPhone", "ipad": "iPad", "applewatch": "Apple Watch",
    "desktopcomputer": "Computer", "keyboard": "Keyboard", "printer": "Print",
    "qrcode": "QR code", "arrow.down.circle": "Download", "icloud": "iCloud",
    "icloud.and.arrow.down": "Download", "icloud.and.arrow.up": "Upload",
    "sidebar.left": "Sidebar", "rectangle.portrait.and.arrow.right": "Sign out",
    "textformat": "Text format", "a": "A",
  ]

  /// Words of a name that change how a symbol looks and not what it means.
  private static let looks: Set<Substring> = ["fill", "circle", "square", "rectangle"]

  /// The words for a symbol: its meaning, else its name without what says how it looks.
  static func words(for name: String) -> String? {
    guard !name.isEmpty else { return nil }
    if let meaning = meanings[name] { return meaning }
    var parts = name.split(separator: ".")
    while parts.count > 1, let last = parts.last, looks.contains(last) {
      parts.removeLast()
      if let meaning = meanings[parts.joined(separator: ".")] { return meaning }
    }
    let words = parts.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

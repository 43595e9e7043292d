extension Manual {
  /// Every command of every tool.
  static let commands: [Entry] = [
    Entry(
      name: "list", options: [json], about: "the scenes there are, with their sizes and films"),
    Entry(
      name: "render", operands: ["NAME|PATH"], operandMeanings: [scene],
      options: [output("FILE|-", isNeeded: true), size, scale, opaque] + writing + looks + previews
        + fonts,
      about: "a picture of a scene, as FILE ends: .png, .jpg, .webp, .pdf, .svg"),
    Entry(
      name: "animate", operands: ["NAME|PATH"], operandMeanings: [scene],
      options: [
        output("FILE|FOLDER/|-", isNeeded: true), size, scale, fps, duration, untilRest, loop,
        shutter, transparent, plays, quality, codec, framesLimit, force, jobs, shard,
      ] + looks + previews + [tap] + fonts,
      about:
        "a film of a scene, as FILE ends: .apng, .gif, .webp, .mp4, .webm, .mov, .html (a page that plays "
        + "it), .sheet.png (moments with their times), .onion.png (the whole motion); or a FOLDER/ of "
        + "frame-0001.png, frame-0002.png …"),
    Entry(
      name: "join", operands: ["FILE|FOLDER/", "PART…"],
      operandMeanings: ["where the film goes", "the parts of a film"], repeatsLastOperand: true,
      options: [force, jobs],
      about:
        "a film from the parts that --shard made, in any format, byte for byte as if it were made at once"
    ),
    Entry(
      name: "report", operands: ["NAME|PATH"], operandMeanings: [scene],
      options: [size, json] + looks + previews + fonts,
      about: "what layout decided: every view and its frame"),
    Entry(
      name: "explain", operands: ["NAME|PATH"], operandMeanings: [scene],
      options: [output("FILE|-"), size, scale, json] + looks + previews + fonts,
      about: "why every view has its size: what it was proposed, what it answered, who placed it; "
        + "-o writes a picture of it instead, as PNG"),
    Entry(
      name: "batch", operands: ["NAME"], operandMeanings: [scene],
      options: [rows, pattern, jobs, shard, resume, size, scale, opaque] + writing + looks
        + fonts,
      about: "a picture of a scene for every row of a file; {KEY} in -o is what the row has there"),
    Entry(
      name: "serve", options: served + fonts,
      about:
        "answers HTTP requests with pictures: /NAME.png?dark=1, and for a scene of rows /NAME.png?KEY=VALUE"
    ),
    Entry(
      name: "preview", operands: ["PATH"], operandMeanings: ["a path"],
      options: [port, timeLimit] + fonts,
      about: "a page in the browser with all previews of a PATH, which follows every change",
      isOfInstalledTool: true),
    Entry(
      name: "diff", operands: ["A.png", "B.png"],
      operandMeanings: ["two PNG files", "a second PNG file"],
      options: [
        output("DIFF.png"), show, threshold, perceptualPrecision, antialiasing, ignore, ignoreView,
        maxPixels, maxShare, json,
      ],
      about:
        "whether two pictures show the same, and which views moved where both are goldens; -o writes a "
        + "picture of what differs"),
    Entry(
      name: "review",
      options: [package, failures, suite, terminal, html, junit, prune, port],
      about:
        "a page in the browser with the snapshots that failed: compare them, and accept or reject each",
      isOfInstalledTool: true),
    Entry(
      name: "completions", operands: ["SHELL"], operandMeanings: ["the name of a shell"],
      options: [], about: "what bash, zsh or fish reads to complete this command line"),
    Entry(name: "manual", options: [], about: "the manual page, for man"),
  ]

  private static let scene = "the name of a scene"

  private static let json = Option(name: "--json", about: "for programs")
  private static let size = Option(
    name: "--size", value: "WxH", about: "of the picture, in points; else the scene's own")
  private static let scale = Option(name: "--scale", value: "N", about: "pixels a point, 1")
  private static let opaque = Option(
    name: "--opaque", about: "on the colour scheme's background; else transparent")
  private static let fps = Option(
    name: "--fps", value: "N", about: "frames a second; else the scene's own")
  private static let duration = Option(
    name: "--duration", value: "S", about: "seconds; else the scene's own")
  private static let framesLimit = Option(
    name: "--frames-limit", value: "N", about: "the most frames that a film may have, else 36000")
  private static let force = Option(
    name: "--force", about: "write into a folder that holds other files than frames")
  private static let untilRest = Option(
    name: "--until-rest",
    about: "end where nothing moves any more; --duration is then the most seconds")
  private static let loop = Option(
    name: "--loop",
    about: "end where the film begins anew, or rests, so that it repeats without a seam")
  private static let shutter = Option(
    name: "--shutter", value: "ANGLE",
    about:
      "blur what moves as a camera does whose shutter is open for so many of 360 degrees, such as 180"
  )
  private static let transparent = Option(
    name: "--transparent", about: "on nothing; else on the colour scheme's background")
  private static let plays = Option(
    name: "--plays", value: "N",
    about: "how often APNG, GIF and WebP are played; 0, as without it, for without end")
  private static let quality = Option(
    name: "--quality", value: "Q",
    about: "0 to 100, of WebP, which is without loss unless said, and of video")
  /// How a picture is written.
  private static let writing = [
    Option(
      name: "--quality", value: "Q",
      about: "0 to 100, of JPEG and of WebP, which loses nothing at 100; else 90"),
    Option(
      name: "--embed-fonts",
      about: "text that can be searched and copied, in PDF and SVG; else the shapes of its letters"),
    Option(name: "--comment", value: "WORDS", about: "words in the file, of PNG and JPEG"),
  ]
  private static let codec = Option(
    name: "--codec", value: "CODEC", about: "of video: h264, vp9, av1 or prores; else as FILE ends",
    choices: ["h264", "vp9", "av1", "prores"])
  private static let shard = Option(
    name: "--shard", value: "K/N",
    about: "only the K-th of N shares: of a film, a part for 'join'; of a batch, its rows")
  private static let threshold = Option(
    name: "--threshold", value: "T",
    about: "the largest distance of colours that count as the same, 0 to 1, else 0")
  private static let perceptualPrecision = Option(
    name: "--perceptual-precision", value: "P",
    about: "how nearly colours look alike that count as the same, 0 to 1 (CIEDE2000), else 1")
  private static let antialiasing = Option(
    name: "--antialiasing", about: "ignore edges that are antialiased in another way")
  private static let ignore = Option(
    name: "--ignore", value: "X,Y,WxH",
    about: "a rectangle of pixels that does not count; may be said again")
  private static let ignoreView = Option(
    name: "--ignore-view", value: "NAME",
    about:
      "a view that does not count, by its identifier or its words, where A or B is a golden; may be said again"
  )
  private static let package = Option(
    name: "--package", value: "PATH", about: "whose tests failed; else the current folder's")
  private static let failures = Option(
    name: "--failures", value: "FOLDER",
    about: "where the tests left them; else SNAPSHOT_ARTIFACTS, or .build/snapshot-failures")
  private static let suite = Option(
    name: "--suite", value: "NAME", about: "only those of a test file; may be said again")
  private static let terminal = Option(
    name: "--terminal", about: "ask here, with one key each, instead of on a page")
  private static let html = Option(
    name: "--html", value: "FOLDER",
    about: "write the page with its pictures, to be kept, and end")
  private static let junit = Option(
    name: "--junit", value: "FILE", about: "write the failures as JUnit XML, and end")
  private static let prune = Option(
    name: "--prune", about: "remove the goldens that no test uses any more, and end")
  private static let maxPixels = Option(
    name: "--max-pixels", value: "N", about: "how many pixels may differ, else 0")
  private static let maxShare = Option(
    name: "--max-share", value: "S", about: "which share of the pixels may differ, 0 to 1, else 0")
  private static let show = Option(
    name: "--show", value: "LOOK",
    about: "what -o shows: highlight, side-by-side, or blink (an animated PNG)")
  private static let rows = Option(
    name: "--rows", value: "FILE|-",
    about: "a line of JSON a row, {\"id\": \"a\", …}; '-' is standard input", isNeeded: true)
  private static let pattern = Option(
    name: "-o", value: "PATTERN",
    about: "where the pictures go, such as 'out/{id}.png'; missing folders are made",
    isNeeded: true)
  private static let jobs = Option(
    name: "--jobs", value: "N", about: "how many are made at the same time; else one a core")
  private static let resume = Option(
    name: "--resume", about: "leave out the rows whose pictures are there")
  private static let tap = Option(
    name: "--tap", value: "ID@T",
    about: "a tap on a view, T seconds in; may be said more than once",
    group: .previews)

  private static func output(_ value: String, isNeeded: Bool = false) -> Option {
    Option(
      name: "-o", value: value, about: "where the result goes; '-' is standard output",
      isNeeded: isNeeded)
  }

  private static let looks = [
    Option(name: "--dark", about: "the dark colour scheme", group: .looks),
    Option(
      name: "--dynamic-type", value: "SIZE",
      about: "the reader's type size: xSmall to xxxLarge, accessibility1 to accessibility5",
      choices: dynamicTypeSizes, group: .looks),
    Option(name: "--rtl", about: "from right to left", group: .looks),
    Option(
      name: "--locale", value: "ID", about: "the reader's language and region, such as de_CH",
      group: .looks),
    Option(
      name: "--device", value: "DEVICE",
      about: "the window of a device, such as 'iPhone 15': its size, safe area and scale",
      group: .looks),
    Option(name: "--strict", about: "warnings of layout are errors", group: .looks),
  ]

  /// In ascending order.
  package static let dynamicTypeSizes =
    ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"]
    + (1...5).map { "accessibility\($0)" }

  private static let previews = [
    Option(name: "--list", about: "only name the previews of a PATH", group: .previews),
    Option(
      name: "--only", value: "NAME", about: "only this preview; may be said more than once",
      group: .previews),
    timeLimit,
  ]

  private static let port = Option(
    name: "--port", value: "N", about: "of the page's address; else any that is free")
  private static let timeLimit = Option(
    name: "--time-limit", value: "S", about: "the most seconds for one preview of a PATH, else 30",
    group: .previews)

  private static let fonts = [
    Option(
      name: "--font", value: "FILE",
      about: "text may use the fonts in FILE (TTF, OTF, TTC) by their names, and for what others "
        + "lack; may be said more than once",
      group: .fonts),
    Option(
      name: "--no-system-fonts",
      about: "only those, and the ones inside the tool: the same picture on every machine",
      group: .fonts),
  ]
}

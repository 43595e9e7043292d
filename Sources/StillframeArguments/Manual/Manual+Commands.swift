extension Manual {
  /// Every command of every tool.
  static let commands: [Entry] = [
    Entry(name: "list", options: [json], about: "lists the scenes with their sizes and films"),
    Entry(
      name: "render", operands: ["NAME|PATH"], operandMeanings: [scene],
      options: [pictureOutput, size, scale, opaque] + writing + looks + moments + [fit] + previews
        + fonts,
      about: "writes a picture of a scene; the extension chooses .png, .jpg, .webp, .pdf or .svg"),
    Entry(
      name: "animate", operands: ["NAME|PATH"], operandMeanings: [scene],
      options: [
        filmOutput, size, scale, fps, duration, untilRest, loop, shutter, transparent,
        noSystemMotion, touches, plays, quality, codec, framesLimit, force, jobs, shard,
      ] + looks + previews + [tap] + fonts,
      about:
        "writes a film of a scene; the name chooses .apng, .gif, .webp, .mp4, .webm, .mov, .html (a page "
        + "that plays it), .sheet.png (a contact sheet), .onion.png (the motion in one picture), or a "
        + "FOLDER/ of numbered PNG files"),
    Entry(
      name: "join", operands: ["FILE|FOLDER/", "PART…"],
      operandMeanings: ["a file or folder for the film", "the parts of a film"],
      repeatsLastOperand: true, options: [force, jobs],
      about:
        "joins the parts that --shard wrote into a film of any format, with the bytes of a film made at once"
    ),
    Entry(
      name: "report", operands: ["NAME|PATH"], operandMeanings: [scene],
      options: [size, json] + looks + moments + [fit] + previews + fonts,
      about: "prints the frame of every view"),
    Entry(
      name: "explain", operands: ["NAME|PATH"], operandMeanings: [scene],
      options: [explanationOutput, size, scale, json] + looks + moments + [fit] + previews + fonts,
      about: "prints why every view has its size: proposals, answers, and the view that placed it"),
    Entry(
      name: "accessibility", operands: ["NAME|PATH"], operandMeanings: [scene],
      options: [accessibilityOutput, size, scale, json, audit] + looks + moments + [fit] + previews
        + fonts,
      about: "prints what VoiceOver reads of a scene, element by element"),
    Entry(
      name: "batch", operands: ["NAME"], operandMeanings: [scene],
      options: [rows, pattern, jobs, rowShard, resume, allowFolder, rowLimit, size, scale, opaque]
        + writing
        + looks
        + moments + fonts,
      about: "writes a picture of a scene for every row of a JSON Lines file"),
    Entry(
      name: "serve", options: served + fonts,
      about:
        "answers HTTP requests with pictures: /NAME.png?dark=1, and for a scene of rows /NAME.png?KEY=VALUE"
    ),
    Entry(
      name: "preview", operands: ["PATH"], operandMeanings: ["a path"],
      options: [port, timeLimit] + fonts,
      about: "serves a page with all previews of a PATH, which follows every change",
      isOfInstalledTool: true),
    Entry(
      name: "figures", operands: ["PATH"], operandMeanings: ["a path"],
      options: figureOptions + looks.filter { $0.name != "--dark" } + moments
        + previews.filter { $0.name != "--list" } + fonts,
      about:
        "writes every preview with a name as NAME@2x.png and NAME~dark@2x.png for DocC, where it changed",
      isOfInstalledTool: true),
    Entry(
      name: "diff", operands: ["A.png", "B.png"],
      operandMeanings: ["two PNG files", "a second PNG file"],
      options: [
        differenceOutput, show, threshold, perceptualPrecision, antialiasing, ignore, ignoreView,
        maxPixels, maxShare, json,
      ],
      about: "compares two pictures; names the views that moved if both are goldens"),
    Entry(
      name: "review",
      options: [package, failures, suite, terminal, html, junit, prune, port],
      about: "serves a page with failed snapshots, to compare, accept or reject each",
      isOfInstalledTool: true),
    Entry(
      name: "completions", operands: ["SHELL"], operandMeanings: ["the name of a shell"],
      options: [], about: "prints completions of this command line for bash, zsh or fish"),
    Entry(name: "manual", options: [], about: "prints the manual page, for man"),
  ]

  private static let scene = "the name of a scene"

  private static let json = Option(name: "--json", about: "print JSON (default: text)")
  private static let audit = Option(
    name: "--audit",
    about: "list accessibility problems, and exit with status 1 if there are some (default: off)")
  private static let size = Option(
    name: "--size", value: "WxH", about: "size in points (default: the scene's own)")
  private static let scale = Option(
    name: "--scale", value: "N", about: "pixels per point (default: 1, or the device's)")
  private static let opaque = Option(
    name: "--opaque", about: "fill the color scheme's background (default: transparent)")
  private static let fps = Option(
    name: "--fps", value: "N", about: "frames per second (default: the scene's own)")
  private static let duration = Option(
    name: "--duration", value: "S", about: "length in seconds (default: the scene's own)")
  private static let framesLimit = Option(
    name: "--frames-limit", value: "N", about: "maximum number of frames (default: 36000)")
  private static let force = Option(
    name: "--force",
    about: "write into a folder that holds other files than frames (default: refuse)")
  private static let untilRest = Option(
    name: "--until-rest",
    about: "end when nothing moves any more; --duration is then the maximum (default: off)")
  private static let loop = Option(
    name: "--loop",
    about: "end where the film repeats itself or rests, for a loop without a seam (default: off)")
  private static let shutter = Option(
    name: "--shutter", value: "ANGLE",
    about: "motion blur of a camera with this shutter angle, 0 to 360 degrees (default: 0, none)")
  private static let transparent = Option(
    name: "--transparent", about: "leave the background out (default: the color scheme's)")
  private static let noSystemMotion = Option(
    name: "--no-system-motion",
    about:
      "show sheets, pages and switches at their ends at once (default: they move as on a device)")
  private static let touches = Option(
    name: "--touches", about: "draw what touches the screen as a light disc (default: off)")
  static let allowFolder = Option(
    name: "--allow-folder", value: "FOLDER",
    about: "folder that images named by rows may come from (default: none); repeatable")
  private static let plays = Option(
    name: "--plays", value: "N",
    about: "number of times APNG, GIF and WebP play (default: 0, loop forever)")
  private static let quality = Option(
    name: "--quality", value: "Q",
    about: "quality 0 to 100 of video and lossy WebP (default: lossless WebP)")
  /// Options of a picture's format.
  private static let writing = [
    Option(
      name: "--quality", value: "Q",
      about: "quality 0 to 100 of JPEG and WebP; WebP is lossless at 100 (default: 90)"),
    Option(
      name: "--embed-fonts",
      about: "write searchable text in PDF and SVG (default: outlines)"),
    Option(
      name: "--comment", value: "TEXT", about: "comment in a PNG or JPEG file (default: none)"),
  ]
  private static let codec = Option(
    name: "--codec", value: "CODEC",
    about: "video codec: h264, vp9, av1 or prores (default: by the extension)",
    choices: ["h264", "vp9", "av1", "prores"])
  private static let shard = Option(
    name: "--shard", value: "K/N",
    about: "write share K of N as a part for 'join' (default: the whole film)")
  private static let rowShard = Option(
    name: "--shard", value: "K/N", about: "render share K of N of the rows (default: all rows)")
  private static let threshold = Option(
    name: "--threshold", value: "T",
    about: "largest color distance that counts as equal, 0 to 1 (default: 0)")
  private static let perceptualPrecision = Option(
    name: "--perceptual-precision", value: "P",
    about: "similarity of colors that count as equal, 0 to 1, by CIEDE2000 (default: 1)")
  private static let antialiasing = Option(
    name: "--antialiasing",
    about: "ignore edges with different antialiasing (default: compare them)")
  private static let ignore = Option(
    name: "--ignore", value: "X,Y,WxH",
    about: "rectangle in pixels to ignore; repeatable (default: none)")
  private static let ignoreView = Option(
    name: "--ignore-view", value: "NAME",
    about: "identifier or text of a view of a golden to ignore; repeatable (default: none)")
  private static let package = Option(
    name: "--package", value: "PATH",
    about: "package with the failed tests (default: the current folder)")
  private static let failures = Option(
    name: "--failures", value: "FOLDER",
    about: "folder of the failures (default: SNAPSHOT_ARTIFACTS, or .build/snapshot-failures)")
  private static let suite = Option(
    name: "--suite", value: "NAME",
    about: "test file to show; repeatable (default: all test files)")
  private static let terminal = Option(
    name: "--terminal", about: "ask on the terminal, with one key each (default: on a page)")
  private static let html = Option(
    name: "--html", value: "FOLDER",
    about: "write the page and its pictures to a folder, and exit (default: serve it)")
  private static let junit = Option(
    name: "--junit", value: "FILE",
    about: "write the failures as JUnit XML, and exit (default: none)")
  private static let prune = Option(
    name: "--prune", about: "remove goldens that no test uses any more, and exit (default: keep)")
  private static let maxPixels = Option(
    name: "--max-pixels", value: "N", about: "number of pixels that may differ (default: 0)")
  private static let maxShare = Option(
    name: "--max-share", value: "S",
    about: "share of the pixels that may differ, 0 to 1 (default: 0)")
  private static let show = Option(
    name: "--show", value: "LOOK",
    about: "content of -o: highlight, side-by-side or blink, an APNG (default: highlight)")
  private static let rows = Option(
    name: "--rows", value: "FILE|-",
    about: "JSON Lines file, one object per row, or - for standard input", isNeeded: true)
  private static let pattern = Option(
    name: "-o", value: "PATTERN",
    about: "files to write, such as 'out/{id}.png': {KEY} is that key of the row",
    isNeeded: true)
  private static let jobs = Option(
    name: "--jobs", value: "N", about: "number of threads (default: one per core)")
  private static let resume = Option(
    name: "--resume", about: "skip rows whose pictures exist (default: render all)")
  private static let tap = Option(
    name: "--tap", value: "ID@T",
    about: "tap a view after T seconds; repeatable (default: none)",
    group: .previews)

  private static let pictureOutput = Option(
    name: "-o", value: "FILE|-",
    about: "file to write, or - for standard output", defaultForPaths: "previews/", isNeeded: true)
  private static let filmOutput = Option(
    name: "-o", value: "FILE|FOLDER/|-",
    about: "file or folder to write, or - for standard output", defaultForPaths: "previews/",
    isNeeded: true)
  private static let explanationOutput = Option(
    name: "-o", value: "FILE|-",
    about: "picture file for a drawn explanation, or - for standard output (default: text)")
  private static let accessibilityOutput = Option(
    name: "-o", value: "FILE|-",
    about:
      "picture file with numbered regions and a legend, or - for standard output (default: text)")
  private static let differenceOutput = Option(
    name: "-o", value: "DIFF.png", about: "PNG file for the difference (default: none)")

  private static let looks = [
    Option(name: "--dark", about: "dark color scheme (default: light)", group: .looks),
    Option(
      name: "--dynamic-type", value: "SIZE",
      about: "type size: xSmall to xxxLarge, accessibility1 to accessibility5 (default: large)",
      choices: dynamicTypeSizes, group: .looks),
    Option(name: "--rtl", about: "right-to-left layout (default: left to right)", group: .looks),
    Option(
      name: "--locale", value: "ID",
      about: "language and region, such as de_CH (default: en_US)",
      group: .looks),
    Option(
      name: "--device", value: "DEVICE",
      about: "window of a device, such as 'iPhone 15': size, safe area and scale (default: none)",
      group: .looks),
    Option(
      name: "--strict", about: "treat layout warnings as errors (default: print them)",
      group: .looks),
    Option(
      name: "--show-missing",
      about: "mark missing images with a red crossed box (default: draw nothing)", group: .looks),
  ]

  private static let moments = [
    Option(
      name: "--settle", value: "S",
      about: "seconds for animations and tasks that start on appearance (default: 3)",
      group: .looks),
    Option(
      name: "--at", value: "S",
      about: "moment to show, in seconds after appearance (default: settled)",
      group: .looks),
  ]
  private static let fit = Option(
    name: "--fit", about: "size a preview's picture to its content (default: its window)",
    group: .previews)

  /// In ascending order.
  package static let dynamicTypeSizes =
    ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"]
    + (1...5).map { "accessibility\($0)" }

  private static let previews = [
    Option(
      name: "--list", about: "print the names of the previews (default: render them)",
      group: .previews),
    Option(
      name: "--only", value: "NAME", about: "preview to render; repeatable (default: all)",
      group: .previews),
    timeLimit,
  ]

  private static let port = Option(
    name: "--port", value: "N", about: "port of the page's address (default: any free one)")
  private static let timeLimit = Option(
    name: "--time-limit", value: "S", about: "maximum seconds per preview (default: 30)",
    group: .previews)

  private static let rowLimit = Option(
    name: "--time-limit", value: "S", about: "maximum seconds per row (default: 120)")

  private static let fonts = [
    Option(
      name: "--font", value: "FILE",
      about: "font file (TTF, OTF, TTC) that text may use; repeatable (default: none)",
      group: .fonts),
    Option(
      name: "--no-system-fonts",
      about: "use only embedded fonts and --font: same picture on every machine (default: off)",
      group: .fonts),
  ]
}

extension Manual {
  /// The options of `serve`.
  static let served = [
    Option(
      name: "--listen", value: "ADDRESS:PORT",
      about: "address in numbers, and port; port 0: any free one (default: 127.0.0.1:8080)"),
    Option(
      name: "--jobs", value: "N",
      about: "number of pictures made at the same time (default: one per core)"),
    Option(
      name: "--queue", value: "N",
      about: "maximum number of waiting pictures; more get status 503 (default: 256)"),
    Option(
      name: "--cache-bytes", value: "N",
      about: "maximum size of the cache of finished pictures, in bytes (default: 67108864)"),
    Option(
      name: "--max-pixels", value: "N",
      about: "maximum number of pixels of a picture (default: 16777216)"),
    Option(
      name: "--max-body", value: "N",
      about: "maximum size of a request's body, in bytes (default: 1048576)"),
    Option(
      name: "--time-limit", value: "S",
      about: "seconds for one picture; longer ones get status 504 (default: 10)"),
    Option(
      name: "--max-age", value: "S",
      about: "seconds for which clients may keep a picture (default: 0, they ask each time)"),
    Option(
      name: "--secret-file", value: "FILE",
      about: "answer only addresses signed with the key in FILE (default: answer all)"),
    Option(
      name: "--log", value: "FORMAT",
      about: "json: one line on standard error per request (default: none)",
      choices: ["json", "none"]),
  ]
}

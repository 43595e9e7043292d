extension Manual {
  /// The options of `serve`.
  static let served = [
    Option(
      name: "--listen", value: "ADDRESS:PORT",
      about: "address in numbers, and port (default 127.0.0.1:8080; port 0: any that is free)"),
    Option(
      name: "--jobs", value: "N",
      about: "number of pictures made at the same time (default: one per core)"),
    Option(
      name: "--queue", value: "N",
      about: "most pictures that wait; more get status 503 (default 256)"),
    Option(
      name: "--cache-bytes", value: "N",
      about: "most bytes of finished pictures that are kept (default 67108864)"),
    Option(
      name: "--max-pixels", value: "N", about: "most pixels of a picture (default 16777216)"),
    Option(name: "--max-body", value: "N", about: "most bytes of a body (default 1048576)"),
    Option(
      name: "--time-limit", value: "S",
      about: "most seconds for one picture; longer ones get status 504 (default 10)"),
    Option(
      name: "--max-age", value: "S",
      about: "seconds for which others may keep a picture (default 0: they ask each time)"),
    Option(
      name: "--secret-file", value: "FILE",
      about: "answer only addresses with a _signature by the key in FILE"),
    Option(
      name: "--log", value: "FORMAT",
      about: "json: a line on standard error per request; none (default)",
      choices: ["json", "none"]),
  ]
}

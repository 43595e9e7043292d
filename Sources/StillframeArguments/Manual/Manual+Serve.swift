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
      name: "--max-address", value: "N",
      about: "maximum size of a path with its query, in bytes (default: 8192)"),
    Option(
      name: "--max-header", value: "N",
      about: "maximum size of a request's headers, in bytes (default: 32768)"),
    Option(
      name: "--connections", value: "N",
      about: "maximum number of open connections (default: 1024)"),
    Option(
      name: "--connections-per-peer", value: "N",
      about: "maximum number of connections from one address; more get status 429 (default: 256)"),
    Option(
      name: "--header-time", value: "S", about: "seconds for the headers of a request (default: 10)"
    ),
    Option(
      name: "--body-time", value: "S", about: "seconds for the body of a request (default: 20)"),
    Option(
      name: "--response-time", value: "S",
      about: "seconds in which a client has to read a response (default: 60 and the time limit)"),
    Option(
      name: "--idle-time", value: "S",
      about: "seconds for which a connection may be idle (default: 30)"),
    Option(
      name: "--time-limit", value: "S",
      about: "seconds for one picture; longer ones get status 504 (default: 10)"),
    Option(
      name: "--max-age", value: "S",
      about: "seconds for which clients may keep a picture (default: 0, they ask each time)"),
    allowFolder,
    Option(
      name: "--allow-host", value: "HOST[:PORT]",
      about: "host that images named by rows may come from (default: none); repeatable"),
    Option(
      name: "--secret-file", value: "FILE",
      about: "answer only addresses signed with the key in FILE (default: answer all)"),
    Option(
      name: "--log", value: "FORMAT",
      about: "json: one line on standard error per request (default: none)",
      choices: ["json", "none"]),
  ]
}

public import Foundation

#if !canImport(Darwin)
  extension URL {
    /// Writes an address with some of its components; by default scheme, host, port and path, the port unless the scheme is of the web.
    public struct FormatStyle: Foundation.FormatStyle, Hashable, Sendable {
      /// A part of an address.
      public enum Component: Int, Codable, Hashable, Sendable {
        /// In their order in an address.
        case scheme, user, password, host, port, path, query, fragment
      }

      /// When a component is written.
      public struct ComponentDisplayOption: Codable, Hashable, Sendable {
        fileprivate enum Condition: Int, Codable { case always, never, shown, omitted }

        fileprivate var condition = Condition.always
        fileprivate var component = Component.scheme
        fileprivate var values: Set<String> = []

        /// Wherever the address has it.
        public static let always = ComponentDisplayOption()
        /// Nowhere.
        public static let never = ComponentDisplayOption(condition: .never)
        /// Unless the scheme is "http" or "https".
        public static let omitIfHTTPFamily = omitWhen(.scheme, matches: ["http", "https"])

        /// Only where another component has one of some values.
        public static func displayWhen(
          _ component: Component, matches requirements: Set<String>
        ) -> ComponentDisplayOption {
          ComponentDisplayOption(condition: .shown, component: component, values: requirements)
        }

        /// Except where another component has one of some values.
        public static func omitWhen(
          _ component: Component, matches requirements: Set<String>
        ) -> ComponentDisplayOption {
          ComponentDisplayOption(condition: .omitted, component: component, values: requirements)
        }

        fileprivate func shows(in url: URLComponents) -> Bool {
          switch condition {
          case .always: true
          case .never: false
          case .shown: values.contains(url.text(of: component) ?? "")
          case .omitted: !values.contains(url.text(of: component) ?? "")
          }
        }
      }

      /// When the host is written, and how much of it.
      public struct HostDisplayOption: Codable, Hashable, Sendable {
        fileprivate var option = ComponentDisplayOption.always
        fileprivate var subdomains: Set<String> = []
        fileprivate var onlyFirst = true

        /// Wherever the address has it.
        public static let always = HostDisplayOption()
        /// Nowhere.
        public static let never = HostDisplayOption(option: .never)
        /// Unless the scheme is "http" or "https".
        public static let omitIfHTTPFamily = HostDisplayOption(option: .omitIfHTTPFamily)

        /// Only where another component has one of some values.
        public static func displayWhen(
          _ component: Component, matches requirements: Set<String>
        ) -> HostDisplayOption {
          HostDisplayOption(option: .displayWhen(component, matches: requirements))
        }

        /// Except where another component has one of some values.
        public static func omitWhen(
          _ component: Component, matches requirements: Set<String>
        ) -> HostDisplayOption {
          HostDisplayOption(option: .omitWhen(component, matches: requirements))
        }

        /// Without some names at its start, such as "www".
        public static func omitSpecificSubdomains(
          _ subdomainsToOmit: Set<String> = [],
          includeMultiLevelSubdomains omitMultiLevel: Bool = false
        ) -> HostDisplayOption {
          HostDisplayOption(subdomains: subdomainsToOmit, onlyFirst: !omitMultiLevel)
        }

        fileprivate func words(_ host: String) -> String {
          var names = host.split(separator: ".", omittingEmptySubsequences: false)
          guard names.count > 2 else { return host }
          if !onlyFirst, names.count > 3 { return names.suffix(2).joined(separator: ".") }
          if subdomains.contains(String(names[0])) { names.removeFirst() }
          return names.joined(separator: ".")
        }
      }

      private var scheme, user, password, port, path, query, fragment: ComponentDisplayOption
      private var host: HostDisplayOption

      /// A style that says of each component when it is written.
      public init(
        scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
        password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
        port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
        query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
      ) {
        (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
        (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
      }

      public func format(_ value: URL) -> String {
        guard let url = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
          return value.absoluteString
        }
        var words = ""
        if let name = url.scheme, scheme.shows(in: url) { words += name + "://" }
        if let name = url.user, user.shows(in: url) {
          words += name
          if let secret = url.password, password.shows(in: url) { words += ":" + secret }
          words += "@"
        }
        if let name = url.host, host.option.shows(in: url) { words += host.words(name) }
        if let number = url.port, port.shows(in: url) { words += ":\(number)" }
        if path.shows(in: url) { words += url.path }
        if let text = url.query, query.shows(in: url) { words += "?" + text }
        if let text = url.fragment, fragment.shows(in: url) { words += "#" + text }
        return words
      }

      private func with(_ change: (inout FormatStyle) -> Void) -> FormatStyle {
        var result = self
        change(&result)
        return result
      }

      /// Sets when the scheme is written (default: always).
      public func scheme(_ strategy: ComponentDisplayOption = .always) -> FormatStyle {
        with { $0.scheme = strategy }
      }
      /// Sets when the user is written (default: never).
      public func user(_ strategy: ComponentDisplayOption = .never) -> FormatStyle {
        with { $0.user = strategy }
      }
      /// Sets when the password is written (default: never).
      public func password(_ strategy: ComponentDisplayOption = .never) -> FormatStyle {
        with { $0.password = strategy }
      }
      /// Sets when the host is written (default: always).
      public func host(_ strategy: HostDisplayOption = .always) -> FormatStyle {
        with { $0.host = strategy }
      }
      /// Sets when the port is written (default: unless the scheme is of the web).
      public func port(_ strategy: ComponentDisplayOption = .omitIfHTTPFamily) -> FormatStyle {
        with { $0.port = strategy }
      }
      /// Sets when the path is written (default: always).
      public func path(_ strategy: ComponentDisplayOption = .always) -> FormatStyle {
        with { $0.path = strategy }
      }
      /// Sets when the query is written (default: never).
      public func query(_ strategy: ComponentDisplayOption = .never) -> FormatStyle {
        with { $0.query = strategy }
      }
      /// Sets when the fragment is written (default: never).
      public func fragment(_ strategy: ComponentDisplayOption = .never) -> FormatStyle {
        with { $0.fragment = strategy }
      }
    }

    /// Returns the address as the style without settings writes it.
    public func formatted() -> String { FormatStyle().format(self) }

    /// Returns the address in a style.
    public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput
    where F.FormatInput == URL { format.format(self) }
  }

  extension FormatStyle where Self == URL.FormatStyle {
    /// Addresses with scheme, host, port and path.
    public static var url: Self { URL.FormatStyle() }
  }

  extension URLComponents {
    fileprivate func text(of component: URL.FormatStyle.Component) -> String? {
      switch component {
      case .scheme: scheme
      case .user: user
      case .password: password
      case .host: host
      case .port: port.map(String.init)
      case .path: path
      case .query: query
      case .fragment: fragment
      }
    }
  }
#endif

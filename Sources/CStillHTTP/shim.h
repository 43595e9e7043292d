#ifndef STILL_HTTP_H
#define STILL_HTTP_H

#include <arpa/inet.h>
#include <microhttpd.h>
#include <string.h>

/// A server on the loopback interface, with a thread for each connection; variadic functions are out of Swift's reach.
///
/// Returns null, with errno set, when there is none.
static inline struct MHD_Daemon *still_http_start(
  uint16_t port, MHD_AccessHandlerCallback answer, void *context, unsigned most_connections, unsigned seconds) {
  struct sockaddr_in address;
  memset(&address, 0, sizeof address);
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return MHD_start_daemon(
    MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_THREAD_PER_CONNECTION | MHD_USE_POLL, port, NULL, NULL, answer, context,
    MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&address, MHD_OPTION_CONNECTION_LIMIT, most_connections,
    MHD_OPTION_CONNECTION_TIMEOUT, seconds, MHD_OPTION_END);
}

/// The port that a server listens on.
static inline uint16_t still_http_port(struct MHD_Daemon *daemon) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
  return info == NULL ? 0 : info->port;
}

/// A header of a request; null where it is missing.
static inline const char *still_http_header(struct MHD_Connection *connection, const char *name) {
  return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

/// A value behind the question mark of an address; null where it is missing.
static inline const char *still_http_argument(struct MHD_Connection *connection, const char *name) {
  return MHD_lookup_connection_value(connection, MHD_GET_ARGUMENT_KIND, name);
}

/// Queues an answer; the bytes are copied. Its headers say that nothing may be kept or embedded, and that the page may
/// run and load nothing but what it brings itself and what comes from here.
static inline enum MHD_Result still_http_answer(
  struct MHD_Connection *connection, unsigned status, const void *bytes, size_t count, const char *type) {
  struct MHD_Response *response =
    MHD_create_response_from_buffer(count, (void *)(uintptr_t)bytes, MHD_RESPMEM_MUST_COPY);
  if (response == NULL) return MHD_NO;
  MHD_add_response_header(response, "Content-Type", type);
  MHD_add_response_header(response, "Cache-Control", "no-store");
  MHD_add_response_header(response, "X-Content-Type-Options", "nosniff");
  MHD_add_response_header(response, "X-Frame-Options", "DENY");
  MHD_add_response_header(response, "Referrer-Policy", "no-referrer");
  MHD_add_response_header(response, "Cross-Origin-Resource-Policy", "same-origin");
  MHD_add_response_header(
    response, "Content-Security-Policy",
    "default-src 'none'; img-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; "
    "base-uri 'none'; form-action 'none'");
  enum MHD_Result result = MHD_queue_response(connection, status, response);
  MHD_destroy_response(response);
  return result;
}

#endif

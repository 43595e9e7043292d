#ifndef STILL_HTTP_H
#define STILL_HTTP_H

#include <microhttpd.h>
#include <stdbool.h>

/// Whether libmicrohttpd is installed. It is loaded when a server is started: with what it needs for secure connections it is ten
/// libraries.
bool still_http_is_there(void);

/// A server on the loopback interface, with a thread for each connection; variadic functions are out of Swift's reach.
///
/// Returns null, with errno set, when there is none.
struct MHD_Daemon *still_http_start(
  uint16_t port, MHD_AccessHandlerCallback answer, void *context, unsigned most_connections, unsigned seconds);

/// Ends a server once its answers are given.
void still_http_stop(struct MHD_Daemon *daemon);

/// The port that a server listens on.
uint16_t still_http_port(struct MHD_Daemon *daemon);

/// A header of a request; null where it is missing.
const char *still_http_header(struct MHD_Connection *connection, const char *name);

/// How many headers of a request have a name, written in any case.
int still_http_header_count(struct MHD_Connection *connection, const char *name);

/// A value behind the question mark of an address; null where it is missing.
const char *still_http_argument(struct MHD_Connection *connection, const char *name);

/// Queues an answer; the bytes are copied. Its headers say that nothing may be kept or embedded, and that the page may
/// run and load nothing but what it brings itself and what comes from here.
enum MHD_Result still_http_answer(
  struct MHD_Connection *connection, unsigned status, const void *bytes, size_t count, const char *type);

/// The limits of a server of pictures.
struct still_http_limits {
  unsigned connections;
  /// Of one address.
  unsigned connections_per_address;
  /// Seconds after which a connection without bytes is closed.
  unsigned idle_seconds;
  /// Bytes of the headers of a request.
  size_t header_bytes;
};

/// A socket that listens on an IPv4 or IPv6 address in numbers, such as 127.0.0.1 or ::1; -1, with errno set, when there is none.
int still_http_listen(const char *address, uint16_t port);

/// The port of a socket that listens; 0: none.
uint16_t still_http_socket_port(int socket);

/// A server on a socket that listens, with a thread for each connection. `connected` is called when a connection is opened and
/// before it is closed, `begun` with the address as it was sent, `completed` when a request is over.
struct MHD_Daemon *still_http_serve(
  int socket, MHD_AccessHandlerCallback answer,
  void *(*begun)(void *, const char *, struct MHD_Connection *), MHD_RequestCompletedCallback completed,
  MHD_NotifyConnectionCallback connected, void *context, struct still_http_limits limits);

/// Takes no more connections; the socket goes on listening. Those that are open are answered.
void still_http_quiesce(struct MHD_Daemon *daemon);

/// The socket of a connection; -1: unknown.
int still_http_socket(struct MHD_Connection *connection);

/// A header of a response.
struct still_http_field {
  const char *name;
  const char *value;
};

/// Queues a response with headers; the bytes are copied.
enum MHD_Result still_http_respond(
  struct MHD_Connection *connection, unsigned status, const void *bytes, size_t count,
  const struct still_http_field *headers, size_t header_count);

#endif

#ifndef STILL_HTTP_H
#define STILL_HTTP_H

#include <microhttpd.h>
#include <stdbool.h>

/// Whether libmicrohttpd is installed. It is loaded when a server is started: with what it needs for secure connections it is ten
/// libraries.
bool still_http_is_there(void);

/// The limits of a server of pages.
typedef struct {
  /// Milliseconds from a connection's beginning to the end of its first request, and from an answer to the end of the next.
  long long request, idle;
  /// The most connections without a complete request: the oldest makes room for the next.
  unsigned waiting;
} StillPageLimits;

typedef struct StillServer StillServer;

/// A server on the loopback interface, with a thread for each connection; variadic functions are out of Swift's reach.
///
/// Returns null, with errno set, when there is none.
StillServer *still_http_start(
  uint16_t port, MHD_AccessHandlerCallback answer, void *context, const StillPageLimits *limits);

/// Ends a server of pages once its answers are given.
void still_http_stop(StillServer *server);

/// The port that a server listens on.
uint16_t still_http_port(StillServer *server);

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

/// Ends a server of `still_http_serve` once its answers are given.
void still_http_end(struct MHD_Daemon *daemon);

/// The object that `connected` has put into its third argument; null: none.
void *still_http_connection_context(struct MHD_Connection *connection);

/// The socket of a connection; -1: unknown.
int still_http_socket(struct MHD_Connection *connection);

/// Writes the address of a connection's peer in numbers; an empty text if it is unknown.
void still_http_peer(struct MHD_Connection *connection, char *text, size_t count);

/// A header of a response.
struct still_http_field {
  const char *name;
  const char *value;
};

/// Queues a response with headers; the bytes are copied.
enum MHD_Result still_http_respond(
  struct MHD_Connection *connection, unsigned status, const void *bytes, size_t count,
  const struct still_http_field *headers, size_t header_count);

/// Queues a response whose bytes a function reads on the connection's thread, which may wait for them.
///
/// @param count The number of bytes; negative: unknown. They are then sent in chunks.
/// @param read Returns a number of bytes, -1 at the end, -2 after a failure, which closes the connection.
/// @param release Called once with the context, also after a failure.
enum MHD_Result still_http_respond_stream(
  struct MHD_Connection *connection, unsigned status, int64_t count, MHD_ContentReaderCallback read, void *context,
  MHD_ContentReaderFreeCallback release, const struct still_http_field *headers, size_t header_count);

#endif

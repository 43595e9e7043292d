#ifndef STILL_HTTP_H
#define STILL_HTTP_H

#include <microhttpd.h>
#include <stdbool.h>

/// Whether libmicrohttpd is installed. It is loaded when a server is started: with what it needs for secure connections it is ten
/// libraries.
bool still_http_is_there(void);

/// What connections may take.
typedef struct {
  /// Milliseconds from a connection's beginning to the end of its first request, and from an answer to the end of the next.
  long long request, idle;
  /// The most connections without a complete request: the oldest makes room for the next.
  unsigned waiting;
} StillHTTPLimits;

typedef struct StillServer StillServer;

/// A server on the loopback interface, with a thread for each connection; variadic functions are out of Swift's reach.
///
/// Returns null, with errno set, when there is none.
StillServer *still_http_start(
  uint16_t port, MHD_AccessHandlerCallback answer, void *context, const StillHTTPLimits *limits);

/// Ends a server once its answers are given.
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

#endif

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

#endif

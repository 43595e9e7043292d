#include "CStillHTTP.h"

#include <arpa/inet.h>
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <string.h>
#include <strings.h>

/// The functions of libmicrohttpd that are used.
static struct {
  __typeof__(MHD_start_daemon) *start_daemon;
  __typeof__(MHD_stop_daemon) *stop_daemon;
  __typeof__(MHD_get_daemon_info) *get_daemon_info;
  __typeof__(MHD_lookup_connection_value) *lookup_connection_value;
  __typeof__(MHD_get_connection_values) *get_connection_values;
  __typeof__(MHD_create_response_from_buffer) *create_response_from_buffer;
  __typeof__(MHD_add_response_header) *add_response_header;
  __typeof__(MHD_queue_response) *queue_response;
  __typeof__(MHD_destroy_response) *destroy_response;
} http;
static bool is_there;

static void load(void) {
  void *library = dlopen("libmicrohttpd.so.12", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  is_there = true;
#define FIND(name) is_there &= (http.name = (__typeof__(http.name))dlsym(library, "MHD_" #name)) != NULL
  FIND(start_daemon);
  FIND(stop_daemon);
  FIND(get_daemon_info);
  FIND(lookup_connection_value);
  FIND(get_connection_values);
  FIND(create_response_from_buffer);
  FIND(add_response_header);
  FIND(queue_response);
  FIND(destroy_response);
#undef FIND
}

bool still_http_is_there(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_there;
}

struct MHD_Daemon *still_http_start(
    uint16_t port, MHD_AccessHandlerCallback answer, void *context, unsigned most_connections, unsigned seconds) {
  if (!still_http_is_there()) {
    errno = ELIBACC;
    return NULL;
  }
  struct sockaddr_in address;
  memset(&address, 0, sizeof address);
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return http.start_daemon(
    MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_THREAD_PER_CONNECTION | MHD_USE_POLL, port, NULL, NULL, answer, context,
    MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&address, MHD_OPTION_CONNECTION_LIMIT, most_connections,
    MHD_OPTION_CONNECTION_TIMEOUT, seconds, MHD_OPTION_END);
}

void still_http_stop(struct MHD_Daemon *daemon) { http.stop_daemon(daemon); }

uint16_t still_http_port(struct MHD_Daemon *daemon) {
  const union MHD_DaemonInfo *info = http.get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
  return info == NULL ? 0 : info->port;
}

const char *still_http_header(struct MHD_Connection *connection, const char *name) {
  return http.lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

typedef struct {
  const char *name;
  int count;
} Named;

static enum MHD_Result count_named(void *context, enum MHD_ValueKind kind, const char *key, const char *value) {
  (void)kind;
  (void)value;
  Named *named = context;
  if (strcasecmp(key, named->name) == 0) named->count++;
  return MHD_YES;
}

int still_http_header_count(struct MHD_Connection *connection, const char *name) {
  Named named = {name, 0};
  http.get_connection_values(connection, MHD_HEADER_KIND, count_named, &named);
  return named.count;
}

const char *still_http_argument(struct MHD_Connection *connection, const char *name) {
  return http.lookup_connection_value(connection, MHD_GET_ARGUMENT_KIND, name);
}

enum MHD_Result still_http_answer(
    struct MHD_Connection *connection, unsigned status, const void *bytes, size_t count, const char *type) {
  struct MHD_Response *response =
    http.create_response_from_buffer(count, (void *)(uintptr_t)bytes, MHD_RESPMEM_MUST_COPY);
  if (response == NULL) return MHD_NO;
  http.add_response_header(response, "Content-Type", type);
  http.add_response_header(response, "Cache-Control", "no-store");
  http.add_response_header(response, "X-Content-Type-Options", "nosniff");
  http.add_response_header(response, "X-Frame-Options", "DENY");
  http.add_response_header(response, "Referrer-Policy", "no-referrer");
  http.add_response_header(response, "Cross-Origin-Resource-Policy", "same-origin");
  http.add_response_header(
    response, "Content-Security-Policy",
    "default-src 'none'; img-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; "
    "base-uri 'none'; form-action 'none'");
  enum MHD_Result result = http.queue_response(connection, status, response);
  http.destroy_response(response);
  return result;
}

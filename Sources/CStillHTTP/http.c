#include "CStillHTTP.h"

#include <arpa/inet.h>
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <time.h>

/// The functions of libmicrohttpd that are used.
static struct {
  __typeof__(MHD_start_daemon) *start_daemon;
  __typeof__(MHD_stop_daemon) *stop_daemon;
  __typeof__(MHD_get_daemon_info) *get_daemon_info;
  __typeof__(MHD_get_connection_info) *get_connection_info;
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
  FIND(get_connection_info);
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

// A peer that sends a byte now and then is never idle, so that the library's own limit does not concern it. The clock below ends
// connections whose request is not complete after a time, and the oldest of those when there are too many: a browser's own is
// answered within milliseconds.

enum { most_sockets = 256 };

typedef struct {
  int socket;
  /// Whether a request is being answered.
  bool is_busy;
  /// When it was opened, or answered last.
  long long since;
  /// Whether it has been answered before.
  bool was_answered;
} Connection;

struct StillServer {
  struct MHD_Daemon *daemon;
  MHD_AccessHandlerCallback answer;
  void *context;
  StillHTTPLimits limits;
  pthread_mutex_t lock;
  pthread_cond_t change;
  pthread_t clock;
  bool is_ending;
  Connection connections[most_sockets];
};

static long long milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

/// The connection's own entry, under the lock; null where there is none.
static Connection *find(StillServer *server, int socket) {
  for (int index = 0; index < most_sockets; index++) {
    if (server->connections[index].socket == socket) return &server->connections[index];
  }
  return NULL;
}

static int socket_of(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = http.get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : info->connect_fd;
}

/// Its thread sees the end of the stream, and closes it.
static void end_connection(Connection *connection) {
  shutdown(connection->socket, SHUT_RDWR);
  // Not found again: its number may soon be another's.
  connection->socket = -1;
}

/// Ends the oldest connection without a complete request when there are too many of them.
static void make_room(StillServer *server) {
  Connection *oldest = NULL;
  unsigned count = 0;
  for (int index = 0; index < most_sockets; index++) {
    Connection *connection = &server->connections[index];
    if (connection->socket < 0 || connection->is_busy) continue;
    count++;
    if (oldest == NULL || connection->since < oldest->since) oldest = connection;
  }
  if (count > server->limits.waiting && oldest != NULL) end_connection(oldest);
}

static void notify(void *context, struct MHD_Connection *connection, void **own, enum MHD_ConnectionNotificationCode code) {
  (void)own;
  StillServer *server = context;
  int socket = socket_of(connection);
  if (socket < 0) return;
  pthread_mutex_lock(&server->lock);
  Connection *known = find(server, socket);
  if (code == MHD_CONNECTION_NOTIFY_CLOSED) {
    if (known != NULL) known->socket = -1;
  } else {
    if (known == NULL) known = find(server, -1);
    if (known != NULL) *known = (Connection){socket, false, milliseconds(), false};
    make_room(server);
  }
  pthread_mutex_unlock(&server->lock);
}

static void mark(StillServer *server, struct MHD_Connection *connection, bool is_busy) {
  pthread_mutex_lock(&server->lock);
  Connection *known = find(server, socket_of(connection));
  if (known != NULL) {
    known->is_busy = is_busy;
    known->was_answered = known->was_answered || !is_busy;
    known->since = milliseconds();
  }
  pthread_mutex_unlock(&server->lock);
}

static void completed(void *context, struct MHD_Connection *connection, void **state, enum MHD_RequestTerminationCode code) {
  (void)state;
  (void)code;
  mark(context, connection, false);
}

static enum MHD_Result answer_marked(
    void *context, struct MHD_Connection *connection, const char *url, const char *method, const char *version,
    const char *sent, size_t *count, void **state) {
  StillServer *server = context;
  // The last call of a request, when all of it is here.
  if (*state != NULL && *count == 0) mark(server, connection, true);
  return server->answer(server->context, connection, url, method, version, sent, count, state);
}

/// Ends connections that have waited too long for the rest of their request.
static void *tick(void *context) {
  StillServer *server = context;
  pthread_mutex_lock(&server->lock);
  while (!server->is_ending) {
    long long now = milliseconds();
    for (int index = 0; index < most_sockets; index++) {
      Connection *connection = &server->connections[index];
      if (connection->socket < 0 || connection->is_busy) continue;
      long long most = connection->was_answered ? server->limits.idle : server->limits.request;
      if (now - connection->since > most) end_connection(connection);
    }
    struct timespec next;
    clock_gettime(CLOCK_MONOTONIC, &next);
    next.tv_nsec += 200000000;
    if (next.tv_nsec >= 1000000000) {
      next.tv_sec += 1;
      next.tv_nsec -= 1000000000;
    }
    pthread_cond_timedwait(&server->change, &server->lock, &next);
  }
  pthread_mutex_unlock(&server->lock);
  return NULL;
}

static StillServer *new_server(MHD_AccessHandlerCallback answer, void *context, const StillHTTPLimits *limits) {
  StillServer *server = calloc(1, sizeof *server);
  if (server == NULL) return NULL;
  server->answer = answer;
  server->context = context;
  server->limits = *limits;
  for (int index = 0; index < most_sockets; index++) server->connections[index].socket = -1;
  pthread_mutex_init(&server->lock, NULL);
  pthread_condattr_t attributes;
  pthread_condattr_init(&attributes);
  pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  pthread_cond_init(&server->change, &attributes);
  pthread_condattr_destroy(&attributes);
  return server;
}

static void free_server(StillServer *server) {
  pthread_cond_destroy(&server->change);
  pthread_mutex_destroy(&server->lock);
  free(server);
}

StillServer *still_http_start(
    uint16_t port, MHD_AccessHandlerCallback answer, void *context, const StillHTTPLimits *limits) {
  if (!still_http_is_there()) {
    errno = ELIBACC;
    return NULL;
  }
  struct sockaddr_in address;
  memset(&address, 0, sizeof address);
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  StillServer *server = new_server(answer, context, limits);
  if (server == NULL) return NULL;
  server->daemon = http.start_daemon(
    MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_THREAD_PER_CONNECTION | MHD_USE_POLL, port, NULL, NULL, answer_marked,
    server, MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&address, MHD_OPTION_CONNECTION_LIMIT, (unsigned)most_sockets,
    MHD_OPTION_CONNECTION_TIMEOUT, (unsigned)(limits->idle / 1000 + 1), MHD_OPTION_NOTIFY_CONNECTION, notify, server,
    MHD_OPTION_NOTIFY_COMPLETED, completed, server, MHD_OPTION_END);
  int failure = errno;
  if (server->daemon != NULL && pthread_create(&server->clock, NULL, tick, server) != 0) {
    http.stop_daemon(server->daemon);
    server->daemon = NULL;
    failure = EAGAIN;
  }
  if (server->daemon == NULL) {
    free_server(server);
    errno = failure;
    return NULL;
  }
  return server;
}

void still_http_stop(StillServer *server) {
  http.stop_daemon(server->daemon);
  pthread_mutex_lock(&server->lock);
  server->is_ending = true;
  pthread_cond_signal(&server->change);
  pthread_mutex_unlock(&server->lock);
  pthread_join(server->clock, NULL);
  free_server(server);
}

uint16_t still_http_port(StillServer *server) {
  const union MHD_DaemonInfo *info = http.get_daemon_info(server->daemon, MHD_DAEMON_INFO_BIND_PORT);
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

#include "CStillHTTP.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

/// The functions of libmicrohttpd that are used.
static struct {
  __typeof__(MHD_start_daemon) *start_daemon;
  __typeof__(MHD_stop_daemon) *stop_daemon;
  __typeof__(MHD_quiesce_daemon) *quiesce_daemon;
  __typeof__(MHD_get_connection_info) *get_connection_info;
  __typeof__(MHD_get_daemon_info) *get_daemon_info;
  __typeof__(MHD_lookup_connection_value) *lookup_connection_value;
  __typeof__(MHD_get_connection_values) *get_connection_values;
  __typeof__(MHD_create_response_from_buffer) *create_response_from_buffer;
  __typeof__(MHD_create_response_from_callback) *create_response_from_callback;
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
  FIND(quiesce_daemon);
  FIND(get_connection_info);
  FIND(get_daemon_info);
  FIND(lookup_connection_value);
  FIND(get_connection_values);
  FIND(create_response_from_buffer);
  FIND(create_response_from_callback);
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
  StillPageLimits limits;
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
  int socket = still_http_socket(connection);
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
  Connection *known = find(server, still_http_socket(connection));
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

static StillServer *new_server(MHD_AccessHandlerCallback answer, void *context, const StillPageLimits *limits) {
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
    uint16_t port, MHD_AccessHandlerCallback answer, void *context, const StillPageLimits *limits) {
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

int still_http_listen(const char *address, uint16_t port) {
  struct sockaddr_storage storage;
  memset(&storage, 0, sizeof storage);
  struct sockaddr_in *four = (struct sockaddr_in *)&storage;
  struct sockaddr_in6 *six = (struct sockaddr_in6 *)&storage;
  socklen_t length;
  if (inet_pton(AF_INET, address, &four->sin_addr) == 1) {
    four->sin_family = AF_INET;
    four->sin_port = htons(port);
    length = sizeof *four;
  } else if (inet_pton(AF_INET6, address, &six->sin6_addr) == 1) {
    six->sin6_family = AF_INET6;
    six->sin6_port = htons(port);
    length = sizeof *six;
  } else {
    errno = EINVAL;
    return -1;
  }
  int result = socket(storage.ss_family, SOCK_STREAM | SOCK_CLOEXEC, 0), on = 1;
  if (result < 0) return -1;
  setsockopt(result, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  if (bind(result, (struct sockaddr *)&storage, length) == 0 && listen(result, SOMAXCONN) == 0) return result;
  int error = errno;
  close(result);
  errno = error;
  return -1;
}

uint16_t still_http_socket_port(int socket) {
  struct sockaddr_storage storage;
  socklen_t length = sizeof storage;
  if (getsockname(socket, (struct sockaddr *)&storage, &length) != 0) return 0;
  return ntohs(
    storage.ss_family == AF_INET6 ? ((struct sockaddr_in6 *)&storage)->sin6_port
                                  : ((struct sockaddr_in *)&storage)->sin_port);
}

struct MHD_Daemon *still_http_serve(
    int socket, MHD_AccessHandlerCallback answer,
    void *(*begun)(void *, const char *, struct MHD_Connection *), MHD_RequestCompletedCallback completed,
    MHD_NotifyConnectionCallback connected, void *context, struct still_http_limits limits) {
  if (!still_http_is_there()) {
    errno = ELIBACC;
    return NULL;
  }
  return http.start_daemon(
    MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_THREAD_PER_CONNECTION | MHD_USE_POLL | MHD_USE_ITC, 0, NULL, NULL, answer,
    context, MHD_OPTION_URI_LOG_CALLBACK, begun, context, MHD_OPTION_LISTEN_SOCKET, socket, MHD_OPTION_CONNECTION_LIMIT, limits.connections,
    MHD_OPTION_PER_IP_CONNECTION_LIMIT, limits.connections_per_address, MHD_OPTION_CONNECTION_TIMEOUT,
    limits.idle_seconds, MHD_OPTION_CONNECTION_MEMORY_LIMIT, limits.header_bytes, MHD_OPTION_NOTIFY_COMPLETED, completed,
    context, MHD_OPTION_NOTIFY_CONNECTION, connected, context, MHD_OPTION_THREAD_STACK_SIZE, (size_t)(512 << 10),
    MHD_OPTION_END);
}

void still_http_quiesce(struct MHD_Daemon *daemon) { http.quiesce_daemon(daemon); }

void still_http_end(struct MHD_Daemon *daemon) { http.stop_daemon(daemon); }

int still_http_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = http.get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : info->connect_fd;
}

void *still_http_connection_context(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = http.get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info == NULL ? NULL : info->socket_context;
}

void still_http_peer(struct MHD_Connection *connection, char *text, size_t count) {
  const union MHD_ConnectionInfo *info = http.get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  text[0] = 0;
  if (info == NULL || info->client_addr == NULL) return;
  const struct sockaddr *address = info->client_addr;
  if (address->sa_family == AF_INET) {
    inet_ntop(AF_INET, &((const struct sockaddr_in *)address)->sin_addr, text, (socklen_t)count);
  } else if (address->sa_family == AF_INET6) {
    inet_ntop(AF_INET6, &((const struct sockaddr_in6 *)address)->sin6_addr, text, (socklen_t)count);
  }
}

static enum MHD_Result send_response(
    struct MHD_Connection *connection, unsigned status, struct MHD_Response *response,
    const struct still_http_field *headers, size_t header_count) {
  for (size_t k = 0; k < header_count; k++) http.add_response_header(response, headers[k].name, headers[k].value);
  enum MHD_Result result = http.queue_response(connection, status, response);
  http.destroy_response(response);
  return result;
}

enum MHD_Result still_http_respond(
    struct MHD_Connection *connection, unsigned status, const void *bytes, size_t count,
    const struct still_http_field *headers, size_t header_count) {
  struct MHD_Response *response =
    http.create_response_from_buffer(count, (void *)(uintptr_t)bytes, MHD_RESPMEM_MUST_COPY);
  return response == NULL ? MHD_NO : send_response(connection, status, response, headers, header_count);
}

enum MHD_Result still_http_respond_stream(
    struct MHD_Connection *connection, unsigned status, int64_t count, MHD_ContentReaderCallback read, void *context,
    MHD_ContentReaderFreeCallback release, const struct still_http_field *headers, size_t header_count) {
  struct MHD_Response *response = http.create_response_from_callback(
    count < 0 ? MHD_SIZE_UNKNOWN : (uint64_t)count, 64 << 10, read, context, release);
  if (response == NULL) {
    release(context);
    return MHD_NO;
  }
  return send_response(connection, status, response, headers, header_count);
}

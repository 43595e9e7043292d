#include "CStillDigest.h"

#include <dlfcn.h>
#include <pthread.h>

/// `GNUTLS_MAC_SHA256` of gnutls.h, which is part of its binary interface.
enum { SHA256 = 6 };

static int (*hmac)(int, const void *, size_t, const void *, size_t, void *);

static void load(void) {
  void *library = dlopen("libgnutls.so.30", RTLD_NOW | RTLD_LOCAL);
  if (library != NULL) hmac = (__typeof__(hmac))dlsym(library, "gnutls_hmac_fast");
}

bool still_digest_hmac(
    const uint8_t *key, size_t key_count, const uint8_t *bytes, size_t count, uint8_t *result) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return hmac != NULL && hmac(SHA256, key, key_count, bytes, count, result) == 0;
}

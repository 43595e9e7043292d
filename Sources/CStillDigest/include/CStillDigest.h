#ifndef STILL_DIGEST_H
#define STILL_DIGEST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// HMAC-SHA256 (RFC 2104) of bytes, 32 bytes long, by GnuTLS, which libmicrohttpd needs too. It is loaded at the first use.
///
/// Returns false where the library is missing.
bool still_digest_hmac(
  const uint8_t *key, size_t key_count, const uint8_t *bytes, size_t count, uint8_t *result);

#endif

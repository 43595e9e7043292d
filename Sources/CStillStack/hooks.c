#include "CStillStack.h"

#include <stdatomic.h>

// One answer for the whole process, given once: hooks that are set stay set.
enum { UNDECIDED, CLAIMED, FORBIDDEN };

static atomic_int decision = UNDECIDED;

bool still_hooks_forbid(void) {
  int before = UNDECIDED;
  return atomic_compare_exchange_strong(&decision, &before, FORBIDDEN) || before == FORBIDDEN;
}

bool still_hooks_are_forbidden(void) { return atomic_load(&decision) == FORBIDDEN; }

bool still_hooks_claim(void) {
  int before = UNDECIDED;
  return atomic_compare_exchange_strong(&decision, &before, CLAIMED) || before == CLAIMED;
}

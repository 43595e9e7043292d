#ifndef STILL_RANK_H
#define STILL_RANK_H

/// Something to be put in order, and what it is ordered by.
typedef struct {
  double key;
  int index;
} ranked;

/// Sorts by the least key first; what has equal keys keeps its order. Fast where it consists of few rising and falling runs.
///
/// @param room For as many.
void still_rank(ranked *items, ranked *room, int count);

#endif

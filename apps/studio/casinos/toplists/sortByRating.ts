/** A row of the form goes from one index to another; the rows between move up or down. */
export type Move = { moveFromIndex: number; moveToIndex: number };

/**
 * The moves, one after the other, that bring rows into the order of their ratings: best first, those without one last, equals as they
 * stood. Nothing else has a say.
 */
export function planSortByRating(ratings: readonly (number | null)[]): Move[] {
  const rows = ratings.map((rating, index) => ({ rating: rating ?? Number.NEGATIVE_INFINITY, index }));
  const wanted = rows.toSorted((one, other) => (one.rating === other.rating ? one.index - other.index : other.rating - one.rating));
  const moves: Move[] = [];
  wanted.forEach((row, moveToIndex) => {
    const moveFromIndex = rows.indexOf(row);
    if (moveFromIndex === moveToIndex) return;
    moves.push({ moveFromIndex, moveToIndex });
    rows.splice(moveToIndex, 0, ...rows.splice(moveFromIndex, 1));
  });
  return moves;
}

export function takeBack(moves: readonly Move[]): Move[] {
  return moves.toReversed().map(({ moveFromIndex, moveToIndex }) => ({ moveFromIndex: moveToIndex, moveToIndex: moveFromIndex }));
}

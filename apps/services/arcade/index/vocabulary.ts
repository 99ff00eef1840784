export type Vocabulary = {
  size: number;
  codes: Uint16Array;
  /** Word `w` is `codes[offsets[w] … offsets[w + 1]]`. */
  offsets: Uint32Array;
  shared: Uint8Array;
  /** Games with word `w`, ascending: `postings[postingOffsets[w] … postingOffsets[w + 1]]`. */
  postings: Int32Array;
  postingOffsets: Uint32Array;
};

/** How many typing errors a query word may have. */
function allowedErrors(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** From this length on a word with errors may also be the beginning of a longer word. */
const fuzzyPrefixLength = 5;

/** The words that begin with `prefix`: from the first up to, not including, the second number. */
export function findPrefix(words: Vocabulary, prefix: string): [number, number] {
  return [lowerBound(words, prefix, false), lowerBound(words, prefix, true)];
}

export function hasLength({ offsets }: Vocabulary, word: number, length: number): boolean {
  return (offsets[word + 1] ?? 0) - (offsets[word] ?? 0) === length;
}

function lowerBound(words: Vocabulary, prefix: string, isAfter: boolean): number {
  let low = 0;
  let high = words.size;
  while (low < high) {
    const middle = (low + high) >> 1;
    const order = compareWithPrefix(words, middle, prefix);
    if (order < 0 || (isAfter && order === 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Negative: the word comes before everything that begins with `prefix`; 0: it begins with it; positive: after. */
function compareWithPrefix({ codes, offsets }: Vocabulary, word: number, prefix: string): number {
  const start = offsets[word] ?? 0;
  const length = (offsets[word + 1] ?? 0) - start;
  for (let at = 0; at < prefix.length; at++) {
    if (at >= length) return -1;
    const difference = (codes[start + at] ?? 0) - prefix.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return 0;
}

const maximumWordLength = 32;
const width = maximumWordLength + 1;
// One row of the distance table per depth, kept from word to word: sorted neighbours share their first rows.
const rows = new Uint8Array(width * width);
/** Per depth: the smallest distance of the query to this word's beginning or to a shorter one. */
const nearest = new Uint8Array(width);

/** Calls `found` for each word within `allowedErrors` of the query (optimal string alignment); long ones also find beginnings. */
export function findSimilar(words: Vocabulary, query: string, found: (word: number, errors: number) => void): void {
  const limit = allowedErrors(query);
  if (limit === 0) return;
  const { size, offsets, shared } = words;
  const end = query.length;
  const isPrefixEnough = end >= fuzzyPrefixLength;
  for (let at = 0; at <= end; at++) rows[at] = at;
  nearest[0] = end;
  /** Rows up to this depth belong to the present word's beginning. */
  let depth = 0;
  /** A beginning that can only get worse: words that share it are not looked into. */
  let hopeless = width;
  for (let word = 0; word < size; word++) {
    const common = shared[word] ?? 0;
    if (common >= hopeless) {
      const errors = nearest[hopeless] ?? width;
      if (isPrefixEnough && errors <= limit) found(word, errors);
      continue;
    }
    hopeless = width;
    depth = Math.min(depth, common);
    const start = offsets[word] ?? 0;
    const length = (offsets[word + 1] ?? 0) - start;
    while (depth < length && hopeless === width) {
      depth++;
      if (fillRow(words, query, start, depth, limit) > limit) hopeless = depth;
    }
    const errors = isPrefixEnough
      ? (nearest[depth] ?? width)
      : hopeless === width && Math.abs(depth - end) <= limit
        ? (rows[depth * width + end] ?? width)
        : width;
    if (errors <= limit) found(word, errors);
  }
}

/**
 * Fills the row of a word's first `depth` code units; returns its smallest distance. Only places within `limit` of the
 * diagonal can hold a distance of at most `limit`; the places beside them are set out of reach.
 */
function fillRow({ codes }: Vocabulary, query: string, start: number, depth: number, limit: number): number {
  const end = query.length;
  const row = depth * width;
  const above = row - width;
  const code = codes[start + depth - 1] ?? 0;
  const before = depth > 1 ? (codes[start + depth - 2] ?? 0) : -1;
  const outOfReach = limit + 1;
  const low = Math.max(1, depth - limit);
  const high = Math.min(end, depth + limit);
  rows[row + low - 1] = low === 1 ? Math.min(depth, outOfReach) : outOfReach;
  let smallest = rows[row + low - 1] ?? outOfReach;
  for (let at = low; at <= high; at++) {
    const letter = query.charCodeAt(at - 1);
    const kept = (rows[above + at - 1] ?? 0) + (letter === code ? 0 : 1);
    let distance = Math.min((rows[above + at] ?? 0) + 1, (rows[row + at - 1] ?? 0) + 1, kept);
    if (at > 1 && letter === before && query.charCodeAt(at - 2) === code)
      distance = Math.min(distance, (rows[above - width + at - 2] ?? 0) + 1);
    rows[row + at] = distance;
    if (distance < smallest) smallest = distance;
  }
  if (high < end) rows[row + high + 1] = outOfReach;
  nearest[depth] = Math.min(nearest[depth - 1] ?? width, high === end && low <= end ? (rows[row + end] ?? width) : width);
  return smallest;
}

/** Words of a name or a query as the search compares them: lower case, without accents and apostrophes. */
export function splitWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’´`]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.slice(0, maximumWordLength));
}

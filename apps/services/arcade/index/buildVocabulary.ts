import { splitWords, type Vocabulary } from './vocabulary.ts';

export function createVocabularyBuilder(expectedNames: number) {
  const numbers = new Map<string, number>();
  const frequencies: number[] = [];
  /** Words of all names, one name after the other; `nameEnds` says where each ends. */
  let used = new Int32Array(Math.max(16, expectedNames * 4));
  let usedLength = 0;
  const nameEnds: number[] = [];

  function add(name: string): void {
    for (const word of new Set(splitWords(name))) {
      let number = numbers.get(word);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(word, number);
        frequencies.push(0);
      }
      frequencies[number] = (frequencies[number] ?? 0) + 1;
      if (usedLength === used.length) {
        const larger = new Int32Array(used.length * 2);
        larger.set(used);
        used = larger;
      }
      used[usedLength++] = number;
    }
    nameEnds.push(usedLength);
  }

  function finish(): Vocabulary {
    const words = [...numbers.keys()].toSorted();
    const size = words.length;
    const places = new Int32Array(size);
    const postingOffsets = new Uint32Array(size + 1);
    words.forEach((word, place) => {
      const number = numbers.get(word) ?? 0;
      places[number] = place;
      postingOffsets[place + 1] = (postingOffsets[place] ?? 0) + (frequencies[number] ?? 0);
    });
    return { size, ...spell(words), postings: placePostings(places, postingOffsets), postingOffsets };
  }

  function placePostings(places: Int32Array, postingOffsets: Uint32Array): Int32Array {
    const postings = new Int32Array(usedLength);
    const next = postingOffsets.slice();
    let at = 0;
    nameEnds.forEach((end, game) => {
      for (; at < end; at++) {
        const place = places[used[at] ?? 0] ?? 0;
        const write = next[place] ?? 0;
        postings[write] = game;
        next[place] = write + 1;
      }
    });
    return postings;
  }

  return { add, finish };
}

function spell(words: string[]): Pick<Vocabulary, 'codes' | 'offsets' | 'shared'> {
  const codes = new Uint16Array(words.reduce((sum, word) => sum + word.length, 0));
  const offsets = new Uint32Array(words.length + 1);
  const shared = new Uint8Array(words.length);
  let previous = '';
  words.forEach((word, place) => {
    const start = offsets[place] ?? 0;
    for (let at = 0; at < word.length; at++) codes[start + at] = word.charCodeAt(at);
    offsets[place + 1] = start + word.length;
    let common = 0;
    while (common < word.length && word.charCodeAt(common) === previous.charCodeAt(common)) common++;
    shared[place] = common;
    previous = word;
  });
  return { codes, offsets, shared };
}

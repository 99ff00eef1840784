import type { Microcopy } from '@lupa/contracts/microcopy.ts';

/** What is asked about a casino, or a game. The first that a question has a word of is meant. */
const intents = ['complaint', 'payment', 'bonus', 'trust', 'game'] as const;
export type Intent = (typeof intents)[number];

/** `subject`: the question without the words that say what is asked, as they were typed. */
export type ReadQuestion = { intent: Intent | null; subject: string };

/** The words of each intent in a language: microcopy, which editors change. */
export type QuestionTexts = Pick<Microcopy, `search_words_${Intent | 'other'}`>;

/** Accents, case and signs do not count. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** `¿Es confiable Faro Austral?` asks for trust in `Faro Austral`. */
export function readQuestion(question: string, texts: QuestionTexts): ReadQuestion {
  const words = question
    .split(' ')
    .map((typed) => typed.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((typed) => typed !== '');
  const intent = intents.find((each) => takeAway(words, texts[`search_words_${each}`]));
  for (const each of [...intents, 'other'] as const) takeAway(words, texts[`search_words_${each}`]);
  return { intent: intent ?? null, subject: words.join(' ') };
}

/** Takes phrases, separated by commas, out of words; whether there were any. */
function takeAway(words: string[], phrases: string): boolean {
  const before = words.length;
  for (const phrase of phrases.split(',')) {
    const wanted = fold(phrase).split(' ');
    for (let at = words.length - wanted.length; at >= 0; at--)
      if (wanted.every((word, index) => word === fold(words[at + index] ?? ''))) words.splice(at, wanted.length);
  }
  return words.length < before;
}

/** Whether two names differ by so few letters that one may be meant by the other. */
export function isCloseTo(one: string, other: string): boolean {
  const [first, second] = [fold(one).replaceAll(' ', ''), fold(other).replaceAll(' ', '')];
  const shorter = Math.min(first.length, second.length);
  const most = shorter < 5 ? 0 : shorter < 8 ? 1 : 2;
  return shorter > 0 && Math.abs(first.length - second.length) <= most && countEdits(first, second) <= most;
}

/** How many letters are to be added, taken away or changed. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let at = 1; at <= from.length; at++) {
    const next = [at];
    for (let place = 1; place <= to.length; place++) {
      const changed = (row[place - 1] ?? 0) + (from[at - 1] === to[place - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

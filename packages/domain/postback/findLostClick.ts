import { isUnfilledWord } from './readIds.ts';

/**
 * Why a tracking link loses the number of the click, or more than that: `escaped`, copied from HTML; `question`, a second `?` where `&`
 * belongs; `ampersand`, a `&` where the `?` belongs; `word`, one that was to be replaced by hand; `foreign`, the placeholder of another programme; `missing` and `fragment`, none that
 * the programme gets. `text`: what is wrong.
 */
export type LostClick = { kind: 'escaped' | 'question' | 'ampersand' | 'word' | 'foreign' | 'missing' | 'fragment'; text: string };

const own = /\{clickId\}|%7BclickId%7D/gi;
const twice = /\{\{.*?\}\}|\$\{.*?\}|%7B%7B.*?%7D%7D|%257B.*?%257D/i;
const foreign = new RegExp(
  [
    String.raw`\{[^{}]*\}|%7B.*?%7D|<[\w.-]+>|%3C[\w.-]+%3E`,
    String.raw`(?<=[=/])(?:\[[\w.-]+\]|%5B[\w.-]+%5D)`,
    String.raw`#[a-z]\w*#|%23[a-z]\w*?%23|\$[a-z_]{3,}\$|%[a-z_]{3,}%|__[a-z]\w*?__`,
  ].join('|'),
  'i',
);
const escaped = /&amp(?:;|%3B)|&#0*38;|&#x26;|%26amp(?:;|%3B)/i;
/** Not one within the address that a value is. */
const secondQuery = /^[^?#]*\?[^/:.%?#]*(\?[\w-]+=)/;

/** Paths that hold parameters themselves begin with one: `/aff=1&sub=2`. */
const noQuery = /^[^?#]*\/[^/?#&=]*(&[\w-]+=)[^?#]*(?:#|$)/;

/** Null: the programme gets the number. */
export function findLostClick(trackingUrl: string): LostClick | null {
  const link = trackingUrl.trim();
  const find = (kind: LostClick['kind'], text: string | undefined): LostClick | null => (text === undefined ? null : { kind, text });
  const [beforeHash = ''] = link.split('#');
  const doubled = twice.exec(link)?.[0];
  const hasOwn = link.search(own) !== -1;
  const rest = link.replaceAll(own, '');
  return (
    find('escaped', escaped.exec(link)?.[0]) ??
    find('question', secondQuery.exec(link)?.[1]) ??
    find('ampersand', noQuery.exec(link)?.[1]) ??
    find('foreign', doubled ?? (hasOwn ? undefined : foreign.exec(rest)?.[0])) ??
    find('word', listWords(rest).find(({ text, isValue }) => isUnfilledWord(text, isValue))?.text) ??
    (hasOwn ? null : find('missing', '{clickId}')) ??
    (beforeHash.search(own) === -1 ? find('fragment', '{clickId}') : null)
  );
}

function listWords(link: string): { text: string; isValue: boolean }[] {
  const url = URL.parse(link);
  if (url === null) return [];
  const segments = url.pathname.split('/').map((text) => ({ text: decodeSegment(text), isValue: false }));
  return [...segments, ...[...url.searchParams.values()].map((text) => ({ text, isValue: true }))];
}

function decodeSegment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

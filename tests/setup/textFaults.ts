import { decodeEntities } from '../demo/crawl.ts';

/** A stretch of text as it is read, and the language that it says it is in. */
export type Stretch = { text: string; lang: string };

const voidElements = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
const inlineElements = new Set(['a', 'b', 'code', 'data', 'del', 'em', 'i', 'ins', 's', 'small', 'span', 'strong', 'time', 'u', 'wbr']);
const readAttributes = /\s(?:alt|title|aria-label|placeholder|content|data-label|label)="([^"]*)"/g;

const scripts = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g;
const tokens = /<!--[^]*?-->|<(\/?)([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>|[^<]+/gi;
type Open = { name: string; lang: string; isHidden: boolean };

/**
 * What a page says: its text, cut where a line ends, the language changes or something begins that is not read out, the attributes that are
 * read out, and the data in its scripts.
 */
export function readStretches(html: string): Stretch[] {
  const found = [...html.matchAll(scripts)].flatMap(([, , attributes = '', script = '']) =>
    attributes.includes('json') ? readJson(script) : [],
  );
  const open: Open[] = [];
  const now = (): Pick<Open, 'lang' | 'isHidden'> => open.at(-1) ?? { lang: '', isHidden: false };
  let line = '';
  let hidden = '';
  const end = (lang: string) => {
    for (const text of [line, hidden]) if (text.trim() !== '') found.push({ text: decodeEntities(text), lang });
    line = hidden = '';
  };
  for (const [token, slash, tag, attributes = ''] of html.replace(scripts, '').matchAll(tokens)) {
    if (tag === undefined) {
      if (token.startsWith('<!--')) continue;
      if (now().isHidden) hidden += token;
      else line += token;
      continue;
    }
    const name = tag.toLowerCase();
    const { lang, isHidden } = now();
    if (slash)
      open.splice(
        Math.max(
          0,
          open.findLastIndex((element) => element.name === name),
        ),
      );
    else if (!voidElements.has(name))
      open.push({
        name,
        lang: /\slang="([^"]*)"/i.exec(attributes)?.[1] ?? lang,
        isHidden: isHidden || attributes.includes('aria-hidden="true"'),
      });
    if (name === 'br' || !inlineElements.has(name) || lang !== now().lang) end(lang);
    for (const [, text = ''] of attributes.matchAll(readAttributes)) found.push({ text: decodeEntities(text), lang: now().lang });
  }
  end(now().lang);
  return found;
}

/** The texts inside of JSON, of which nobody says which language they are in. */
export function readJson(json: string): Stretch[] {
  const texts: string[] = [];
  JSON.parse(json, (_, value: unknown) => {
    if (typeof value === 'string' || typeof value === 'number') texts.push(String(value));
    return value;
  });
  return texts.map((text) => ({ text, lang: '' }));
}

const leftovers: [name: string, pattern: RegExp][] = [
  ['a figure', /\{\{|\}\}/],
  ['markup', /\*\*|\\\*/],
  ['code', /\bundefined\b|\bNaN\b|\[object\b/],
  ['nothing in parentheses', /\(\s*\)/],
  ['a sum of fractions', /(?<![\w.])\d+[.,]\d{7,}(?!\w)/],
];
const spacing = /[^\s,.] {2,}\S|\S\s+[.,;](?!\d|\.|\w)/;
const spaceBeforeSign = /[^\s«(]\s+[:!?](?!\S)/;

const wordsIn = (text: string) => new Set(text.split(' '));
const commonWords: Record<string, Set<string>> = {
  es: wordsIn('de del el la los las un una y que en por para con sin se lo su al más hasta desde como cada este esta hay son'),
  en: wordsIn('the of and to for with from is are by at this that your you it we our not which its in on or'),
  fr: wordsIn('le la les de des du et à pour avec dans sur est sont un une par au aux vous nous que qui en se ce cette ou pas plus ne'),
  de: wordsIn('der die das den dem und zu für mit von ist sind ein eine im in auf nicht wir sie ihr oder wie aus bei an so es'),
};

/** Its letters are those of a hash, and say nothing in any language. */
const address = /\S*\/\S+/g;

/** Null where a stretch says too little to tell. */
function findOtherLanguage({ text, lang }: Stretch): string | null {
  const words = new Set(
    text
      .toLowerCase()
      .replace(address, '')
      .match(/\p{L}+/gu),
  );
  const counts = Object.entries(commonWords).map(([name, common]) => ({ name, count: words.intersection(common).size }));
  const own = counts.find(({ name }) => lang.startsWith(name))?.count ?? 0;
  const [most] = counts.toSorted((one, other) => other.count - one.count);
  return lang !== '' && most && most.count >= 2 && most.count > own + 1 ? most.name : null;
}

export function findTextFaults(stretch: Stretch): string[] {
  const { text, lang } = stretch;
  const faults = leftovers.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  if (spacing.test(text) || (lang !== '' && !lang.startsWith('fr') && spaceBeforeSign.test(text))) faults.push('spacing');
  const other = findOtherLanguage(stretch);
  if (other !== null) faults.push(`${other} as ${lang}`);
  return faults.map((fault) => `${fault}: ${text.trim().slice(0, 160)}`);
}

import { foldText } from '../foldText.ts';

const idPattern = /^[\w.:~|+/=-]{1,128}$/;
/** The numbers of our clicks (`5400-<time>-<random>`), also within what a programme makes of them: `a_1b_2c_5400-…`. */
const ownClick = /5400-\d{13}-[0-9a-f]{16}(?![0-9a-f])/i;
const emptyWords = new Set(
  'null nil none undefined nan na n/a n.a unknown empty dynamic true false total totals totales subtotal'.split(' '),
);
/** Nothing, as programs write it: `null`, `N/A`; and the name of a sum. */
export const isEmptyWord = (text: string): boolean => emptyWords.has(text.toLowerCase());
const placeholderNames = new Set(
  'click id cid uid sub sub1 sub2 s1 s2 affsub affsub1 affsub2 affiliatesub afp afp1 var1 clickref btag cxd reqid payload transaction txid txnid txn tid'.split(
    ' ',
  ),
);
const idName = /^[a-z_-]*(?:click|sub|transaction|tracking|conversion|event|order|external|source|ref|aff|affiliate)[_-]?id\d?$/i;
const byHand = /^(?:tu|your|insert|replace)(?:[_-]|$)|(?:^|[_-])(?:here|aqui)$|^(?:x{3,}|_{2,}\w+_{2,})$/i;
const idOfSomebody =
  /^(?:tu|su|mi|your|my|seu)[_-]?(?:[a-z]+[_-])?(?:id|codigo|code)$|^(?:id|codigo|code)[_-]?(?:del?[_-]?)?(?:afiliado|affiliate|socio|partner|clic)$/i;

const isNameOfId = (text: string): boolean => idName.test(text) || idOfSomebody.test(text);

/** True for a word that stands where an id should: `YOUR_CLICK_ID`, `TU_ID`, `clickid`, `__TXN__`. */
const isPlaceholder = (text: string): boolean =>
  placeholderNames.has(text.toLowerCase().replaceAll(/[_-]/g, '')) || isNameOfId(text) || byHand.test(text);

/** The same within a link, where `/your-bonus/click` are words of their own; there is nothing that a link writes as `<your id>`. */
export function isUnfilledWord(text: string, isValue: boolean): boolean {
  if (/^(?:<.*>|undefined|null|nan)$/i.test(text)) return true;
  const word = foldText(text.replaceAll(/^[[(]|[\])]$/g, '')).replaceAll(/[\s+]+/g, '_');
  return (isValue && isNameOfId(word)) || (text === text.toUpperCase() && (isNameOfId(word) || byHand.test(word)));
}

/** Null: it is no id, or says nothing: a macro that nobody filled in, with its signs or without (`|CLICK|`, `:clickid`), `null`, `0`, `-1`. */
export function readId(text: string): string | null {
  const word = text.replaceAll(/^[^a-z\d_]+|[^a-z\d_]+$/gi, '');
  if (!idPattern.test(text) || text === '-1' || isEmptyWord(word) || isPlaceholder(word)) return null;
  return /[1-9a-z]/i.test(text) ? text : null;
}

/** As `readId`; of a click of ours exactly its number. */
export const readClickId = (text: string): string | null => ownClick.exec(text)?.[0].toLowerCase() ?? readId(text);

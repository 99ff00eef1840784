export type OldEncoding = 'Windows-1252' | 'MS-DOS (CP850)' | 'Mac OS Roman';

/** The characters of MS-DOS in Western Europe from 0x80 on: of the three encodings the one that no `TextDecoder` reads. */
const ofDos =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

export function decodeOld(bytes: Uint8Array, encoding: OldEncoding): string {
  if (encoding === 'Windows-1252') return new TextDecoder('windows-1252').decode(bytes);
  if (encoding === 'Mac OS Roman') return new TextDecoder('macintosh').decode(bytes);
  return new TextDecoder('utf-16le').decode(Uint16Array.from(bytes, (byte) => (byte < 0x80 ? byte : ofDos.charCodeAt(byte - 0x80))));
}

/** Letters of Spanish where words have them. */
const spanish = /(?<=\p{L})[áéíóúñü](?!\p{Lu})|[áéíóúñü](?=\p{Ll})|(?<!\p{Ll})[ÁÉÍÓÚÑÜ](?=\p{L})|(?<=\p{Lu})[ÁÉÍÓÚÑÜ]|(?<=\bN)[°º]/gu;
/** Signs within a word, a capital letter behind a small one, a small one between two capitals. */
const wrong = /(?<=\p{L})[¢£¤¥¦§¨¯µ¶¸¬±÷×ƒ„‚†‡ˆ‰‹¡¿](?=\p{L})|(?<=\p{Ll})[\u00C0-\u00DEŽŠŒŸ]|(?<=\p{Lu})[\u00DF-\u00FF](?=\p{Lu})/gu;
/** Bytes that Windows-1252 gives no character. */
const unassigned = /[\u0081\u008D\u008F\u0090\u009D]/;
/** What a text might have, and another encoding has as a letter: dashes and spaces between two letters, signs at one end of a word. */
const doubtful =
  /(?<=\p{L})[–—](?=\p{Ll})|(?<=\p{Ll})\u00A0(?=\p{Ll})|(?<=\p{Ll}{2})’(?=[^\P{Ll}stmlrvdn])|(?<=\p{Ll})[¡¢£¤¥§‚ƒ‡†µ]|[‚„ƒ‡†¢¤µ¨\u00AD](?=\p{L})|(?<=\bN)ø/gu;

function judge(bytes: Uint8Array, encoding: OldEncoding) {
  const text = decodeOld(bytes, encoding);
  const [letters = 0, strange = 0, doubts = 0] = [spanish, wrong, doubtful].map((pattern) => text.match(pattern)?.length ?? 0);
  const faults = unassigned.test(text) ? Infinity : strange;
  return { encoding, letters, faults, doubts, isRight: letters > 10 * (faults + doubts) };
}

/** Which encoding of one byte for each character a text in Spanish is in: Windows-1252 unless its words say otherwise. Null: it might be two. */
export function guessOld(bytes: Uint8Array): OldEncoding | null {
  const windows = judge(bytes, 'Windows-1252');
  if (windows.faults + windows.doubts === 0 || windows.letters > windows.faults + windows.doubts) return 'Windows-1252';
  const others = [judge(bytes, 'MS-DOS (CP850)'), judge(bytes, 'Mac OS Roman')].filter(({ isRight }) => isRight);
  if (windows.faults === 0) return others.length === 0 ? 'Windows-1252' : null;
  return others.length === 1 ? (others[0]?.encoding ?? null) : null;
}

/** False for a part of a text whose words say that it is in another encoding than the rest. */
export function isLikely(bytes: Uint8Array, encoding: OldEncoding): boolean {
  const { letters, faults } = judge(bytes, encoding);
  return faults <= letters;
}

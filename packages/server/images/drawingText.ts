import { ImageError } from './imageError.ts';

export const entitiesFault = () => new ImageError('The drawing declares entities', { fault: 'entities' });

/** The text of a drawing in whatever encoding it says, its entities filled in. @throws ImageError */
export function readDrawingText(bytes: Buffer): string {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    if (!/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/.test(text)) return fillEntities(text);
  } catch (error) {
    if (error instanceof ImageError) throw error;
  }
  throw new ImageError('The drawing is not in the encoding that it says', { fault: 'encoding' });
}

function encodingOf(bytes: Buffer): string {
  const start = bytes.toString('latin1', 0, 200);
  if (start.startsWith('\xff\xfe')) return 'utf-16le';
  if (start.startsWith('\xfe\xff')) return 'utf-16be';
  const said = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1] ?? 'utf-8';
  return /^utf-16/i.test(said) ? 'utf-8' : said;
}

const declarations = /<!DOCTYPE\s+(?:svg:)?svg\b[^[>]*\[([^\]]*)\]\s*>/i;
const declaration = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"&%<]{0,200})"|'([^'&%<]{0,200})')\s*>/g;
const mostEntities = 1000;
/** Characters from the start, among which they are declared. */
const head = 16_384;

/** Illustrator names its namespaces so. Values are plain and short; what names a file, markup or other values is refused. */
function fillEntities(text: string): string {
  const [whole, inner] = declarations.exec(text.slice(0, head)) ?? [];
  if (whole === undefined || inner === undefined) return text;
  const values = new Map([...inner.matchAll(declaration)].map(([, name = '', double, single]) => [name, double ?? single ?? '']));
  if (inner.replace(declaration, '').trim() !== '') throw entitiesFault();
  let count = 0;
  return text.replace(whole, '').replace(/&([\w.-]+);/g, (mark, name: string) => {
    const value = values.get(name);
    if (value !== undefined && ++count > mostEntities) throw entitiesFault();
    return value ?? mark;
  });
}

import { Parser } from 'htmlparser2';
import sharp from 'sharp';
import { dropMetadata } from './dropMetadata.ts';
import { cleanPresentation, cleanStyle, cleanStyleSheet, drawingProperties, filterFault, referenceFault } from './drawingStyles.ts';
import { ImageError } from './imageError.ts';
import { drawnLimits } from './imageLimits.ts';
import { imageTypeOf, mediaTypes } from './imageType.ts';

// What a logo or an illustration is made of (https://www.w3.org/TR/SVG2/eltindex.html); nothing that runs, moves, filters or loads.
const elements = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon text tspan image title desc style
  linearGradient radialGradient stop clipPath mask pattern marker`.split(/\s+/),
);
const dropped = new Set(['metadata']);
const withText = new Set(['text', 'tspan', 'title', 'desc']);

const attributes = new Set(
  `id class lang viewBox preserveAspectRatio points x1 y1 x2 y2 fx fy fr dx dy rotate textLength lengthAdjust pathLength offset
  gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits
  markerWidth markerHeight markerUnits refX refY orient`.split(/\s+/),
);
/** Lengths and paths, which are no CSS where they are attributes. */
const geometry = new Set('x y width height cx cy r rx ry d transform'.split(' '));

const namespaces = {
  svg: 'http://www.w3.org/2000/svg',
  xlink: 'http://www.w3.org/1999/xlink',
  xml: 'http://www.w3.org/XML/1998/namespace',
};
const maximumBytes = 512 * 1024;
const maximumElements = 5000;

type Prefixes = ReadonlyMap<string, string>;
type Open = { name: string | null; prefixes: Prefixes; /** Of `<style>`. */ text: string; media: string };
type Part = string | (() => Promise<string>);

/** A drawing (SVG) as text that is written anew from what is allowed in one: what is not understood is not in it. @throws ImageError */
export async function cleanDrawing(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > maximumBytes)
    throw new ImageError('The drawing is too large', { fault: 'tooManyBytes', detail: `${maximumBytes / 1024} KB` });
  let text = '';
  for (const part of read(decodeText(bytes))) text += typeof part === 'string' ? part : await part();
  return Buffer.from(text);
}

function decodeText(bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/.test(text)) return text;
  } catch {
    // Said below.
  }
  throw new ImageError('The drawing is not UTF-8', { fault: 'encoding' });
}

function read(text: string): Part[] {
  const out: Part[] = [];
  const open: Open[] = [];
  let count = 0;
  const isDropped = () => open.some(({ name }) => name === null);
  const parser = new Parser(
    {
      onopentag(written, given) {
        if (++count > maximumElements)
          throw new ImageError('The drawing has too many elements', { fault: 'tooManyElements', detail: String(maximumElements) });
        if (open.length === 0 && count > 1) throw brokenFault();
        const prefixes = readPrefixes(given, open.at(-1)?.prefixes ?? new Map([['xml', namespaces.xml]]));
        const name = isDropped() ? null : nameElement(written, prefixes, open.length === 0);
        open.push({ name, prefixes, text: '', media: given['media'] ?? '' });
        if (name === null || name === 'style') return;
        out.push(`<${name}${open.length === 1 ? ` xmlns="${namespaces.svg}"` : ''}`, ...readAttributes(given, prefixes), '>');
      },
      ontext(text) {
        const inner = open.at(-1);
        if (!inner || isDropped()) return;
        if (inner.name === 'style') inner.text += text;
        else if (withText.has(inner.name ?? '')) out.push(escape(text));
      },
      onclosetag() {
        const hidden = isDropped();
        const closed = open.pop();
        if (!closed || hidden) return;
        if (closed.name === 'style')
          out.push(`<style${closed.media && attribute('media', closed.media)}>${escape(cleanStyleSheet(closed.text))}</style>`);
        else out.push(`</${closed.name}>`);
      },
      onprocessinginstruction(name, data) {
        if (/^!doctype$/i.test(name) && /\[|entity/i.test(data))
          throw new ImageError('The drawing declares entities', { fault: 'entities' });
        if (/^!(entity|element|attlist|notation)/i.test(name)) throw new ImageError('The drawing declares entities', { fault: 'entities' });
        if (/xml-stylesheet/i.test(name)) throw new ImageError('The drawing loads a style sheet', { fault: 'styleSheet' });
      },
    },
    { xmlMode: true },
  );
  parser.write(text);
  if (count === 0) throw new ImageError('The source is not an image', { fault: 'notImage' });
  if (open.length > 0) throw brokenFault();
  parser.end();
  return out;
}

const brokenFault = () => new ImageError('The drawing cannot be read to its end');

function readPrefixes(given: Record<string, string>, outer: Prefixes): Prefixes {
  const declared = Object.entries(given).flatMap(([name, uri]): [string, string][] =>
    name === 'xmlns' ? [['', uri]] : name.startsWith('xmlns:') ? [[name.slice(6), uri]] : [],
  );
  return declared.length === 0 ? outer : new Map([...outer, ...declared]);
}

function split(written: string): [prefix: string, name: string] {
  const mark = written.indexOf(':');
  return mark === -1 ? ['', written] : [written.slice(0, mark), written.slice(mark + 1)];
}

/** Null for what is left out: data of editors, in a namespace of their own. A prefix without one counts as SVG's. */
function nameElement(written: string, prefixes: Prefixes, isRoot: boolean): string | null {
  const [prefix, name] = split(written);
  const namespace = prefixes.get(prefix) ?? (prefix === '' || prefix === 'svg' ? namespaces.svg : undefined);
  if (isRoot && (name !== 'svg' || namespace !== namespaces.svg)) throw new ImageError('The source is not an image', { fault: 'notImage' });
  if (namespace !== namespaces.svg || dropped.has(name)) return null;
  if (!elements.has(name))
    throw new ImageError('The drawing has an element that is not taken', { fault: 'element', detail: `<${written}>` });
  return name;
}

function readAttributes(given: Record<string, string>, prefixes: Prefixes): Part[] {
  const written: Part[] = [];
  for (const [full, value] of Object.entries(given)) {
    const [prefix, name] = split(full);
    if (prefix === 'xmlns' || full === 'xmlns') continue;
    if (/^on/i.test(name)) throw new ImageError('The drawing has a program', { fault: 'program', detail: full });
    // In whatever namespace it stands.
    if (/^(href|src)$/i.test(name)) written.push(cleanReference(value));
    else if (prefix !== '') {
      if (prefixes.get(prefix) === namespaces.xml && name === 'space') written.push(attribute('xml:space', value));
    } else written.push(cleanAttribute(name, value));
  }
  return written;
}

function cleanAttribute(name: string, value: string): string {
  if (name === 'style') return attribute(name, cleanStyle(value));
  if (name === 'filter' && value.trim() !== 'none') throw filterFault();
  if (attributes.has(name) || geometry.has(name)) return attribute(name, value);
  const clean = drawingProperties.has(name) ? cleanPresentation(name, value) : null;
  return clean === null ? '' : attribute(name, clean);
}

const attribute = (name: string, value: string): string => ` ${name}="${escape(value)}"`;

/** A part of the drawing, or a picture that it brings along. */
function cleanReference(value: string): Part {
  const target = value.trim();
  if (target.startsWith('#')) return attribute('href', target);
  const data = /^data:image\/(?:png|jpe?g|webp);base64,([a-z\d+/=\s]+)$/i.exec(target)?.[1];
  if (data === undefined) throw referenceFault();
  return () => cleanPicture(Buffer.from(data, 'base64')).then((text) => attribute('href', text));
}

async function cleanPicture(bytes: Buffer): Promise<string> {
  const type = imageTypeOf(bytes);
  const fault = (cause?: unknown) => new ImageError('A picture in the drawing cannot be read', { fault: 'picture', cause });
  if (type === null || type === 'svg' || type === 'gif' || type === 'avif') throw fault();
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw fault(cause);
    });
  if (Math.max(width, height) > drawnLimits.side || width * height > drawnLimits.pixels) throw fault();
  return `data:${mediaTypes[type]};base64,${dropMetadata(bytes, type).toString('base64')}`;
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;', '\t': '&#9;', '\r': '&#13;' };
const escape = (text: string): string => text.replace(/[&<>"\n\t\r]/g, (mark) => marks[mark] ?? mark);

import { Parser } from 'htmlparser2';
import sharp from 'sharp';
import { dropMetadata } from './dropMetadata.ts';
import { cleanPresentation, cleanStyle, cleanStyleSheet, drawingProperties, referenceFault, toPixels } from './drawingStyles.ts';
import { entitiesFault, readDrawingText } from './drawingText.ts';
import { ImageError } from './imageError.ts';
import { drawnLimits } from './imageLimits.ts';
import { imageTypeOf, mediaTypes } from './imageType.ts';

// What a logo or an illustration is made of (https://www.w3.org/TR/SVG2/eltindex.html); nothing that moves or loads.
const elements = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon text tspan image title desc style switch
  linearGradient radialGradient stop clipPath mask pattern marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
  feMerge feMergeNode feMorphology feOffset`.split(/\s+/),
);
/** What no picture shows: data of editors, programs, fonts that are no longer read, pages within it. */
const dropped = new Set('metadata script foreignObject font font-face cursor view color-profile'.split(' '));
const withText = new Set(['text', 'tspan', 'title', 'desc']);

const attributes = new Set(
  `id class lang viewBox preserveAspectRatio points rotate lengthAdjust pathLength offset systemLanguage
  gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits
  markerUnits orient d transform in in2 result type mode operator values tableValues slope intercept amplitude exponent
  stdDeviation radius k1 k2 k3 k4 filterUnits primitiveUnits`.split(/\s+/),
);
/** Lengths, which are no CSS where they are attributes. */
const lengths = new Set(
  'x y width height cx cy r rx ry x1 y1 x2 y2 fx fy fr dx dy textLength markerWidth markerHeight refX refY'.split(' '),
);

const namespaces = {
  svg: 'http://www.w3.org/2000/svg',
  xlink: 'http://www.w3.org/1999/xlink',
  xml: 'http://www.w3.org/XML/1998/namespace',
};
/** Of what is kept: Illustrator adds megabytes of its own. */
const maximumBytes = 512 * 1024;
const maximumElements = 5000;

type Prefixes = ReadonlyMap<string, string>;
type Open = { name: string; prefixes: Prefixes; /** Of `<style>`. */ text: string; media: string };
type Part = string | (() => Promise<string>);

/** A drawing (SVG) as text that is written anew from what is allowed in one: what is not understood is not in it. @throws ImageError */
export async function cleanDrawing(bytes: Buffer): Promise<Buffer> {
  let text = '';
  for (const part of read(readDrawingText(bytes))) {
    text += typeof part === 'string' ? part : await part();
    if (text.length > maximumBytes)
      throw new ImageError('The drawing is too large', { fault: 'tooManyBytes', detail: `${maximumBytes / 1024} KB` });
  }
  return Buffer.from(text);
}

function read(text: string): Part[] {
  const out: Part[] = [];
  const open: Open[] = [];
  let count = 0;
  let skipped = 0;
  let isForeign = false;
  const parser = new Parser(
    {
      onopentag(written, given) {
        if (open.length === 0 && count > 0) throw brokenFault();
        if (skipped > 0) {
          if (isForeign && (written.endsWith('img') || /background|border/.test(given['style'] ?? ''))) throw elementFault('foreignObject');
          return void (skipped += 1);
        }
        const outer = open.at(-1);
        const prefixes = readPrefixes(given, outer?.prefixes ?? new Map([['xml', namespaces.xml]]));
        const name = nameElement(written, prefixes, outer?.name);
        if (name === null) {
          // Beside it a switch has what stands for it.
          isForeign = written.endsWith('foreignObject') && outer?.name !== 'switch';
          return void (skipped = 1);
        }
        if (++count > maximumElements)
          throw new ImageError('The drawing has too many elements', { fault: 'tooManyElements', detail: String(maximumElements) });
        open.push({ name, prefixes, text: '', media: given['media'] ?? '' });
        if (name === 'style') return;
        const isLink = split(written)[1] === 'a';
        out.push(`<${name}${open.length === 1 ? ` xmlns="${namespaces.svg}"` : ''}`, ...readAttributes(given, prefixes, isLink), '>');
      },
      ontext(text) {
        if (skipped > 0 && isForeign && text.trim() !== '') throw elementFault('foreignObject');
        const inner = open.at(-1);
        if (!inner || skipped > 0) return;
        if (inner.name === 'style') inner.text += text;
        else if (withText.has(inner.name)) out.push(escape(text));
      },
      onclosetag() {
        if (skipped > 0) return void (skipped -= 1);
        const closed = open.pop();
        if (!closed) return;
        if (closed.name === 'style')
          out.push(`<style${closed.media && attribute('media', closed.media)}>${escape(cleanStyleSheet(closed.text))}</style>`);
        else out.push(`</${closed.name}>`);
      },
      onprocessinginstruction(name, data) {
        if (/^!doctype$/i.test(name) && /\[|entity/i.test(data)) throw entitiesFault();
        if (/^!(entity|element|attlist|notation)/i.test(name)) throw entitiesFault();
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

const elementFault = (name: string) =>
  new ImageError('The drawing has an element that is not taken', { fault: 'element', detail: `<${name}>` });

/** Null for what is left out. A prefix without a namespace counts as SVG's. A link leads nowhere from a picture: it is a group. */
function nameElement(written: string, prefixes: Prefixes, outer: string | undefined): string | null {
  const [prefix, name] = split(written);
  const namespace = prefixes.get(prefix) ?? (prefix === '' || prefix === 'svg' ? namespaces.svg : undefined);
  if (outer === undefined && (name !== 'svg' || namespace !== namespaces.svg))
    throw new ImageError('The source is not an image', { fault: 'notImage' });
  if (namespace !== namespaces.svg || dropped.has(name)) return null;
  if (name === 'a') return outer !== undefined && withText.has(outer) ? 'tspan' : 'g';
  if (!elements.has(name)) throw elementFault(written);
  return name;
}

function readAttributes(given: Record<string, string>, prefixes: Prefixes, isLink: boolean): Part[] {
  const written: Part[] = [];
  for (const [full, value] of Object.entries(given)) {
    const [prefix, name] = split(full);
    if (prefix === 'xmlns' || full === 'xmlns') continue;
    // In whatever namespace it stands.
    if (/^(href|src)$/i.test(name)) written.push(isLink ? '' : cleanReference(value));
    else if (prefix !== '') {
      if (prefixes.get(prefix) === namespaces.xml && name === 'space') written.push(attribute('xml:space', value));
    } else written.push(cleanAttribute(name, value));
  }
  return written;
}

function cleanAttribute(name: string, value: string): string {
  if (name === 'style') return attribute(name, cleanStyle(value));
  if (attributes.has(name)) return attribute(name, value);
  if (lengths.has(name)) return attribute(name, toPixels(value));
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

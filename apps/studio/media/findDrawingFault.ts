import { Parser } from 'htmlparser2';

// What a logo or an illustration is made of (https://www.w3.org/TR/SVG2/eltindex.html); nothing that runs, moves, filters or loads.
const drawn = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'image', 'use'];
const others = [
  'svg',
  'g',
  'defs',
  'symbol',
  'title',
  'desc',
  'metadata',
  'style',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
];
const elements = new Set([...drawn, ...others, 'pattern', 'marker']);

const maximumBytes = 512 * 1024;
const maximumElements = 5000;
/** Elements that are drawn, those that others refer to counted each time: 10,000 take the image host about a second. */
const maximumDrawn = 10_000;

type Part = { own: number; references: string[] };

/** Why a drawing (SVG) is not taken, in Spanish for the person who uploads it; null when it is safe and cheap to draw. */
export function findDrawingFault(bytes: Buffer): string | null {
  if (bytes.length > maximumBytes) return `El SVG pesa más de ${maximumBytes / 1024} KB.`;
  const faults: string[] = [];
  const parts = new Map<string, Part>();
  const open: Part[] = [];
  let count = 0;
  let root: Part | undefined;
  let isStyle = false;

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const plainName = name.replace(/^svg:/, '');
        if (++count > maximumElements) faults.push(`El SVG tiene más de ${maximumElements} elementos.`);
        // Editors keep their own data in namespaces of their own, which nobody draws.
        if (!elements.has(plainName) && !plainName.includes(':')) faults.push(`El SVG usa <${name}>, que aquí no se admite.`);
        isStyle = plainName === 'style';
        const part: Part = { own: drawn.includes(plainName) ? 1 : 0, references: [] };
        for (const [attribute, value] of Object.entries(attributes)) readAttribute(attribute, value, part, faults);
        const id = attributes['id'];
        if (id !== undefined) parts.set(id, part);
        root ??= part;
        open.push(part);
      },
      ontext(text) {
        if (isStyle && hasForeignReference(text)) faults.push('El SVG se refiere a algo fuera de sí mismo.');
        if (isStyle && hasFilter(text)) faults.push(filterFault);
      },
      onclosetag() {
        isStyle = false;
        const part = open.pop();
        const outer = open.at(-1);
        if (part && outer) {
          outer.own += part.own;
          outer.references.push(...part.references);
        }
      },
      onprocessinginstruction(name, data) {
        if (/^!doctype/i.test(name) && /\[|entity/i.test(data)) faults.push('El SVG define entidades, que aquí no se admiten.');
        if (/xml-stylesheet/i.test(name)) faults.push('El SVG carga una hoja de estilo.');
      },
    },
    { xmlMode: true },
  );
  parser.end(bytes.toString('utf8'));
  if (!root) return 'El archivo no es un SVG.';
  if (faults[0] !== undefined) return faults[0];
  const cost = countDrawn(root, parts, new Map(), new Set());
  return cost > maximumDrawn ? 'El SVG repite tanto sus partes que dibujarlo cuesta demasiado.' : null;
}

function readAttribute(attribute: string, value: string, part: Part, faults: string[]): void {
  if (attribute === 'filter' || (attribute === 'style' && hasFilter(value))) faults.push(filterFault);
  if (/^on/i.test(attribute)) faults.push(`El SVG tiene un programa en «${attribute}».`);
  if (/(^|:)(href|src)$/i.test(attribute)) {
    if (value.startsWith('#')) part.references.push(value.slice(1));
    else if (!/^data:image\/(png|jpeg|webp);base64,/i.test(value)) faults.push('El SVG se refiere a algo fuera de sí mismo.');
  } else if (!attribute.startsWith('xmlns') && hasForeignReference(value)) faults.push('El SVG se refiere a algo fuera de sí mismo.');
  for (const [, id] of value.matchAll(/url\(\s*["']?#([^"')]+)/g)) if (id !== undefined) part.references.push(id);
}

const filterFault = 'El SVG usa filtros, que aquí no se admiten.';
const hasFilter = (text: string) => /(^|[^-\w])filter\s*:/i.test(text);
const hasForeignReference = (text: string) => /@import/i.test(text) || /url\(\s*["']?(?!["'#\s])/i.test(text);

/** Infinity when a part refers to itself. Stops counting once it is too much. */
function countDrawn(part: Part, parts: ReadonlyMap<string, Part>, known: Map<Part, number>, within: Set<Part>): number {
  const found = known.get(part);
  if (found !== undefined) return found;
  if (within.has(part)) return Infinity;
  within.add(part);
  let sum = part.own;
  for (const id of part.references) {
    const target = parts.get(id);
    if (target) sum += countDrawn(target, parts, known, within);
    if (sum > maximumDrawn) break;
  }
  within.delete(part);
  known.set(part, sum);
  return sum;
}

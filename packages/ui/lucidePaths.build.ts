import { writeFile } from 'node:fs/promises';
import { icons } from '@iconify-json/lucide';

/** Our name of an icon → Lucide's. Run this file after a change: `npm run icons -w packages/ui`. */
const lucideNames = {
  arrowLeft: 'arrow-left',
  arrowRight: 'arrow-right',
  arrowUp: 'arrow-up',
  alert: 'triangle-alert',
  ban: 'ban',
  bookmark: 'bookmark',
  calendar: 'calendar',
  card: 'credit-card',
  check: 'check',
  chevronDown: 'chevron-down',
  chevronLeft: 'chevron-left',
  chevronRight: 'chevron-right',
  clock: 'clock',
  close: 'x',
  facebook: 'facebook',
  gift: 'gift',
  globe: 'globe',
  heart: 'heart',
  help: 'circle-question-mark',
  info: 'info',
  instagram: 'instagram',
  leaf: 'leaf',
  mail: 'mail',
  menu: 'menu',
  moon: 'moon',
  pause: 'pause',
  percent: 'percent',
  phone: 'phone',
  play: 'play',
  plus: 'plus',
  repeat: 'repeat',
  rss: 'rss',
  screen: 'monitor',
  search: 'search',
  share: 'share-2',
  shield: 'shield-check',
  silence: 'volume-x',
  sound: 'volume-2',
  star: 'star',
  sun: 'sun',
  wallet: 'wallet',
  youtube: 'youtube',
};

/** Each icon as one path: a page holds up to a hundred of them. @throws Error for an icon or a shape that is not known */
export function buildLucidePaths(): Record<string, string> {
  return Object.fromEntries(Object.entries(lucideNames).map(([name, lucideName]) => [name, buildPath(lucideName)]));
}

function buildPath(name: string): string {
  const body = icons.icons[name]?.body;
  if (body === undefined) throw new Error(`Lucide has no icon ${name}`);
  const shapes = [...body.matchAll(/<(\w+)([^>]*?)\/?>/g)].filter(([, tag]) => tag !== 'g');
  return shapes.map(([, tag, attributes = '']) => buildShape(`${tag}`, readAttributes(attributes))).join('');
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [`${name}`, `${value}`]));
}

function buildShape(tag: string, attributes: Record<string, string>): string {
  const number = (name: string) => Number(attributes[name] ?? 0);
  if (tag === 'path') {
    const path = attributes['d'] ?? '';
    const [, begin = ''] = /^m([^a-z]*)/i.exec(path) ?? [];
    // Lines that follow a move without a letter would no longer be relative.
    if (begin.match(/-?\d*\.?\d+/g)?.length !== 2) throw new Error(`A path that begins with M${begin} cannot be joined to others yet`);
    return path.replace(/^m/, 'M');
  }
  if (tag === 'circle') {
    const [x, y, r] = [number('cx'), number('cy'), number('r')];
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }
  if (tag !== 'rect') throw new Error(`A ${tag} cannot be made a path yet`);
  const [x, y, width, height, r] = [number('x'), number('y'), number('width'), number('height'), number('rx')];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}

if (import.meta.main) {
  const lines = Object.entries(buildLucidePaths()).map(([name, path]) => `  ${name}: '${path}',\n`);
  const head = `// Made by lucidePaths.build.ts from Lucide, ISC License, (c) Lucide Icons and Contributors.\n`;
  await writeFile(new URL('lucidePaths.ts', import.meta.url), `${head}export const lucidePaths = {\n${lines.join('')}} as const;\n`);
}

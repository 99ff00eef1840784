import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const tokensFile = 'packages/ui/styles/tokens.css';
const mediaFile = 'packages/ui/styles/media.css';

/** Sizes that belong to a parent, a drawing or a medium, and no text step could say. */
const ownSizes: Record<string, string[]> = {
  'packages/ui/styles/global.css': ['100%', '0.92em', '11pt', '0.8em'],
  // Twice the title beside it.
  'packages/blocks/list/List.module.css': ['calc(2 * var(--text-lg))'],
  // In the units of the drawing.
  'packages/ui/Lens.module.css': ['56px'],
  'packages/ui/RatingDial.module.css': ['17px'],
  // As large as its container allows, and parts of it.
  'packages/blocks/shared/jackpot/RollingAmount.module.css': [
    'min(9.8cqi, 3.25rem)',
    'min(8.4cqi, 3.25rem)',
    'min(7.4cqi, 3.25rem)',
    '0.45em',
  ],
  // Icons a little larger than the text beside them.
  'packages/blocks/heroSection/PaymentHero.module.css': ['1.25em'],
  'packages/blocks/shared/games/GamePoster.module.css': ['1.25em'],
  'packages/blocks/shared/section/TextLink.module.css': ['1.125em'],
  'packages/blocks/toplist/OfferCard.module.css': ['1.25em'],
};

/** The studio has Payload's sizes and breakpoints, not the site's tokens. */
const studioSizes = /^(?:(?:0\.875|1|1\.125|1\.25)rem|16px|var\(--base\)|calc\(var\(--base\) \* 1\.8\))$/;
const studioWidths = ['400px', '600px', '768px', '1024px', '1440px', '48rem'];

/** Served by a process that knows nothing of packages/ui: its values are copies of the tokens'. */
const copiedFile = 'apps/services/clickout/noticePage.css';

const tokens = await readFile(join(root, tokensFile), 'utf8');
const conditions = await readFile(join(root, mediaFile), 'utf8');
const sheets = await readSheets();

test('sizes of text and icons are tokens', () => {
  expect(
    find(/(?<![\w-])font(?:-size)?: *([^;]+);/g, (size, file) => {
      if (/^(?:inherit|var\(--(?:text|icon)-\w+\))$/.test(size) || ownSizes[file]?.includes(size)) return false;
      if (file === copiedFile) return !tokens.includes(/clamp\([^)]*\)|[\d.]+rem/.exec(size)?.[0] ?? size);
      return !(file.startsWith('apps/studio/') && studioSizes.test(size));
    }),
  ).toEqual([]);
});

test('widths and heights of the window are custom media', () => {
  expect(
    find(/@media([^{]*\d(?:px|rem|em)\b[^{]*)\{/g, (condition, file) => {
      const widths = condition.match(/[\d.]+(?:px|r?em)/g) ?? [];
      if (file === copiedFile) return !widths.every((width) => conditions.includes(` ${width})`));
      return !(file.startsWith('apps/studio/') && widths.every((width) => studioWidths.includes(width)));
    }),
  ).toEqual([]);
});

test('scripts ask for the widths of the custom media', async () => {
  const raw: string[] = [];
  for await (const file of glob('{apps/site,packages}/**/*.{ts,tsx}', { cwd: root, exclude: isGenerated })) {
    const script = await readFile(join(root, file), 'utf8');
    if (!script.includes('matchMedia(')) continue;
    for (const [, feature, width] of script.matchAll(/\(((?:min|max)-(?:width|height)): (\d+)px\)/g)) {
      // `max-width: 666px` is `width < 667px`, and a height of 480 px is still a small one.
      const bounds = feature?.startsWith('min') ? [`>= ${width}px`] : [`<= ${width}px`, `< ${Number(width) + 1}px`];
      if (!bounds.some((bound) => conditions.includes(`${bound})`))) raw.push(`${file}: ${feature} ${width}px`);
    }
  }
  expect(raw).toEqual([]);
});

test('no two widths of containers are nearly the same', () => {
  const queries = find(/@container([^{]*)\{/g, () => true).join('\n');
  // In rem, so that a layout follows the letters.
  expect(queries).not.toMatch(/\dpx/);
  const widths = [...new Set(queries.match(/[\d.]+(?=rem)/g))].map((width) => Number(width) * 16).toSorted((one, other) => one - other);
  expect(widths.length).toBeGreaterThan(1);
  expect(widths.filter((width, index) => width - (widths[index - 1] ?? 0) < 20)).toEqual([]);
});

test('colours are tokens', () => {
  const raw =
    /(#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\([^)]*\)|(?<=: *)(?:white|black|red|green|blue|gr[ae]y|silver|orange)\b)/gi;
  expect(find(raw, (color, file) => file !== tokensFile && !(file === copiedFile && tokens.includes(color)))).toEqual([]);
});

test('every token that is used exists', () => {
  const used = /var\(--((?:color|text|icon|space|radius|shadow|leading|weight|duration)-[\w-]+)/g;
  expect(find(used, (name, file) => !file.startsWith('apps/studio/') && !tokens.includes(`--${name}:`))).toEqual([]);
});

test('every selector of the studio’s modules names a class of its own, as its build asks for', () => {
  const impure = [...sheets].flatMap(([file, styles]) => {
    if (!/^apps\/studio\/.*\.module\.css$/.test(file)) return [];
    try {
      transform({ filename: file, code: Buffer.from(styles), cssModules: { pure: true } });
      return [];
    } catch (error) {
      return [`${file}: ${String(error)}`];
    }
  });
  expect(impure).toEqual([]);
});

function find(pattern: RegExp, isWrong: (value: string, file: string) => boolean): string[] {
  return [...sheets].flatMap(([file, styles]) =>
    [...styles.matchAll(pattern)].flatMap(({ 1: value = '', index }) => {
      const text = value.trim();
      return isWrong(text, file) ? [`${file}:${styles.slice(0, index).split('\n').length} ${text}`] : [];
    }),
  );
}

/** Our style sheets without their comments, each line where it was. The games have a design of their own. */
async function readSheets(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const file of glob('{apps,packages}/**/*.css', { cwd: root, exclude: isGenerated })) {
    if (/freeplay\//.test(file) || file === mediaFile) continue;
    const styles = await readFile(join(root, file), 'utf8');
    found.set(
      file,
      styles.replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ' ')),
    );
  }
  return found;
}

function isGenerated(path: string): boolean {
  return /(?:^|\/)(?:node_modules|dist|\.next)$/.test(path);
}

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

export type CardFont = { name: string; weight: 500 | 600 | 700; style: 'normal'; data: Buffer };

const { resolve } = createRequire(import.meta.url);

const faces = [
  { name: 'Fraunces', folder: 'fraunces', weight: 600 },
  { name: 'Inter', folder: 'inter', weight: 500 },
  { name: 'Inter', folder: 'inter', weight: 700 },
] as const;

// Of two fonts with one name satori knows only one.
const scripts = [
  { script: 'latin', suffix: '' },
  { script: 'latin-ext', suffix: ' Extended' },
];

/** The fonts of the site from its own packages, so that a card looks the same on every machine. */
export function loadCardFonts(): Promise<CardFont[]> {
  return Promise.all(
    faces.flatMap(({ name, folder, weight }) =>
      scripts.map(async ({ script, suffix }) => {
        const data = await readFile(resolve(`@fontsource/${folder}/files/${folder}-${script}-${weight}-normal.woff`));
        return { name: name + suffix, weight, style: 'normal' as const, data };
      }),
    ),
  );
}

/** The light colours of packages/ui/styles/tokens.css, for what is drawn where no style sheet reaches. */
export const cardPalette = {
  paper: '#fbfaf7',
  surface: '#ffffff',
  ink: '#11202e',
  'ink-muted': '#404f5b',
  line: '#e4dfd5',
  pacific: '#0b3a53',
  'pacific-soft': '#e6eef2',
  accent: '#b5532a',
  'accent-text': '#a4481f',
  good: '#0e6b55',
  caution: '#8a5a00',
  bad: '#a62b1f',
} as const;

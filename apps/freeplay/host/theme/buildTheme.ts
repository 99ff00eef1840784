import { readableOn, toHex, type Oklch } from './oklch.ts';
import type { PictureHues } from './pickHues.ts';

const textContrast = 4.6;
const bodyContrast = 7.1;

/** The colours of packages/ui and of the boards (`play/base.css`) in those of a picture, each text readable on what it is on. */
export function buildTheme(hues: PictureHues): string {
  const { light, dark, both } = buildPalette(hues);
  const pairs = Object.entries(light).map(
    ([name, colour]) => `--color-${name}:light-dark(${toHex(colour)},${toHex(dark[name] ?? colour)})`,
  );
  const fixed = Object.entries(both).map(([name, colour]) => `--${name}:${toHex(colour)}`);
  return `:root{${[...pairs, ...fixed].join(';')}}`;
}

type Colours = Record<string, Oklch>;

export function buildPalette({ main, accent }: PictureHues): { light: Colours; dark: Colours; both: Colours } {
  return { light: buildScheme(main.h, accent, false), dark: buildScheme(main.h, accent, true), both: buildBoard(main, accent) };
}

function buildScheme(hue: number, accent: PictureHues['accent'], isDark: boolean): Colours {
  const tone = (l: number, c: number): Oklch => ({ l, c, h: hue });
  const grounds: Colours = isDark
    ? { paper: tone(0.17, 0.022), surface: tone(0.225, 0.026), sunken: tone(0.195, 0.024) }
    : { paper: tone(0.978, 0.01), surface: tone(0.995, 0.003), sunken: tone(0.955, 0.014) };
  const soft: Oklch = { l: isDark ? 0.29 : 0.94, c: 0.035, h: accent.h };
  const all = Object.values(grounds);
  // A yellow dark enough for a white label is mud: it stays bright, under a dark one, and turns to bronze where it is text.
  const isYellow = accent.h > 70 && accent.h < 125;
  const isBright = isDark || isYellow;
  const button: Oklch = { l: isBright ? 0.79 : 0.5, c: isDark ? accent.c * 0.85 : accent.c, h: accent.h };
  const onButton: Oklch = isBright ? tone(0.19, 0.03) : { l: 1, c: 0, h: 0 };
  const written: Oklch = { l: isDark ? 0.8 : 0.48, c: accent.c * 0.9, h: isYellow ? 60 : accent.h };
  const filled = readableAgainst(button, onButton);
  return {
    ...grounds,
    ink: readableOn(tone(isDark ? 0.95 : 0.25, isDark ? 0.012 : 0.03), all, bodyContrast),
    'ink-muted': readableOn(tone(isDark ? 0.77 : 0.46, 0.03), all, textContrast),
    line: tone(isDark ? 0.33 : 0.9, 0.02),
    'line-strong': readableOn(tone(isDark ? 0.58 : 0.6, 0.03), all, 3.1),
    accent: filled,
    'accent-hover': { ...filled, l: filled.l + (isBright ? 0.05 : -0.06) },
    'on-accent': onButton,
    'accent-text': readableOn(written, [...all, soft], textContrast),
    'accent-soft': soft,
    focus: readableOn({ l: isDark ? 0.8 : 0.5, c: 0.12, h: 240 }, all, textContrast),
  };
}

function buildBoard(main: PictureHues['main'], accent: PictureHues['accent']): Colours {
  const tone = (l: number, c = main.c): Oklch => ({ l, c, h: main.h });
  const boards = { board: tone(0.3), 'board-glow': tone(0.42), 'board-raised': tone(0.37) };
  const all = Object.values(boards);
  return {
    ...boards,
    'board-line': tone(0.55, main.c * 0.8),
    'on-board': readableOn(tone(0.975, 0.01), all, bodyContrast),
    'on-board-muted': readableOn(tone(0.87, 0.03), all, textContrast),
    highlight: readableOn({ l: 0.85, c: 0.11, h: accent.h }, all, textContrast),
    'on-highlight': tone(0.2, 0.03),
  };
}

function readableAgainst(fill: Oklch, label: Oklch): Oklch {
  return readableOn(fill, [label], textContrast);
}

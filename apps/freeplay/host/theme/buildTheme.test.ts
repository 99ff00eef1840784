import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPalette, buildTheme } from './buildTheme.ts';
import { contrast, toHex, toOklch, type Oklch } from './oklch.ts';
import { pickHues } from './pickHues.ts';

const hue = fc.double({ min: -180, max: 540, noNaN: true });
const hues = fc.record({ main: fc.record({ c: fc.constant(0.09), h: hue }), accent: fc.record({ c: fc.constant(0.13), h: hue }) });

const shown = (colour: Oklch | undefined): Oklch => {
  const hex = toHex(colour ?? { l: 0, c: 0, h: 0 });
  return toOklch([1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]);
};

describe('buildTheme', () => {
  it('is readable in any two hues, in both schemes', () => {
    fc.assert(
      fc.property(hues, (picked) => {
        const { light, dark, both } = buildPalette(picked);
        const measure = (colours: Record<string, Oklch>, text: string, ground: string) =>
          contrast(shown(colours[text]), shown(colours[ground]));
        for (const scheme of [light, dark]) {
          for (const ground of ['paper', 'surface', 'sunken']) {
            expect(measure(scheme, 'ink', ground)).toBeGreaterThanOrEqual(7);
            expect(measure(scheme, 'ink-muted', ground)).toBeGreaterThanOrEqual(4.5);
            expect(measure(scheme, 'accent-text', ground)).toBeGreaterThanOrEqual(4.5);
            expect(measure(scheme, 'line-strong', ground)).toBeGreaterThanOrEqual(3);
          }
          expect(measure(scheme, 'accent-text', 'accent-soft')).toBeGreaterThanOrEqual(4.5);
          expect(measure(scheme, 'on-accent', 'accent')).toBeGreaterThanOrEqual(4.5);
          expect(measure(scheme, 'on-accent', 'accent-hover')).toBeGreaterThanOrEqual(4.5);
        }
        for (const ground of ['board', 'board-glow', 'board-raised']) {
          expect(measure(both, 'on-board', ground)).toBeGreaterThanOrEqual(7);
          expect(measure(both, 'on-board-muted', ground)).toBeGreaterThanOrEqual(4.5);
          expect(measure(both, 'highlight', ground)).toBeGreaterThanOrEqual(4.5);
        }
        expect(measure(both, 'on-highlight', 'highlight')).toBeGreaterThanOrEqual(4.5);
        expect(buildTheme(picked)).toMatch(/^:root\{(--[a-z-]+:(light-dark\(#[\da-f]{6},#[\da-f]{6}\)|#[\da-f]{6});?)+\}$/);
      }),
    );
  });
});

describe('pickHues', () => {
  const fill = (count: number, colour: number[]) => Array.from({ length: count }, () => colour).flat();

  it('finds what fills a picture, and what stands out from it', () => {
    const teal = toOklch([15, 111, 114]).h;
    const orange = toOklch([240, 130, 30]).h;
    const picked = pickHues(Uint8Array.from([...fill(80, [15, 111, 114]), ...fill(20, [240, 130, 30])]));
    const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);
    expect(apart(picked?.main.h ?? 0, teal)).toBeLessThan(16);
    expect(apart(picked?.accent.h ?? 0, orange)).toBeLessThan(16);
  });

  it('has nothing to say of a grey picture', () => {
    expect(pickHues(Uint8Array.from(fill(50, [90, 92, 91])))).toBeNull();
  });
});

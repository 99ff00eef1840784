import { lucidePaths } from './lucidePaths.ts';

/** Outlines on a 24 × 24 grid, drawn with a round stroke: Lucide's, and ours of brands that Lucide does not have. */
export const iconPaths = {
  ...lucidePaths,
  mastodon:
    'M20 9c0-4-2.6-5.5-8-5.5S4 5 4 9c0 6.5.3 11.5 7.5 11.5 1.8 0 3.5-.4 4.5-1v-2c-1.2.5-2.7.8-4 .8-2.3 0-3.6-.8-3.8-2.8 7.8 1 11.8.2 11.8-6.5M8.5 13V8.8c0-2.3 3.5-2.3 3.5.2v2.5V9c0-2.5 3.5-2.5 3.5-.2V13',
  x: 'M4 4l16 16M20 4 4 20M4 4h4l12 16h-4z',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof iconPaths;

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconPaths, name);
}

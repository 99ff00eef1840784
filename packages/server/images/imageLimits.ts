/** An image in bytes, as it is stored. */
export const maximumSourceBytes = 30 * 1024 * 1024;

/** What the image host draws, in pixels. */
export const drawnLimits = { pixels: 40_000_000, side: 12_000 };

export const drawingLimits = { pixels: 16_000_000 };

/** What an upload is made smaller to, in pixels. */
export const storedLimits = { pixels: drawnLimits.pixels, side: 8000 };

/** What an upload may have, in pixels, before it is made smaller: a phone's 200 megapixels, and half of it where the whole has to be in memory to be read. */
export const uploadLimits = { pixels: 220_000_000, pixelsInMemory: 110_000_000, side: 32_000 };

/** Milliseconds of processor time, which other work does not use up, and bytes of memory on top of what the process has. */
export type Budget = { processor: number; memory: number };
const gigabyte = 1024 ** 3;
export const budgets = {
  drawing: { processor: 2000, memory: gigabyte / 2 },
  encoding: { processor: 20_000, memory: 1.5 * gigabyte },
  upload: { processor: 60_000, memory: 1.5 * gigabyte },
} satisfies Record<string, Budget>;

/** Milliseconds by the clock after which an image is given up even on a machine that is busy. */
export const longestWork = 90_000;

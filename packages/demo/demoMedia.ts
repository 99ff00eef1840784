import type { Drawing } from './logos/drawBrand.ts';

/** A picture of the demo site: an SVG to be made into a PNG of that name. */
export type DemoMedia = { file: string; alt: string; drawing: () => Drawing | Promise<Drawing> };

import type { ImageModifiers } from '@lupa/contracts/imagePath.ts';

/** Names for modifiers that are used together; a preset's name stands where the modifiers would. */
export const imagePresets: Record<string, ImageModifiers> = {
  /** Square, for lists and search results. */
  thumb: { width: 96, height: 96, fit: 'cover' },
  /** A partner's logo on a card, whole. */
  logo: { width: 192, height: 96, fit: 'inside' },
  /** A game in a grid. */
  card: { width: 320, height: 192, fit: 'cover' },
  /** Open Graph: readers of link previews want a JPEG. */
  share: { width: 1280, height: 640, fit: 'cover', format: 'jpeg' },
};

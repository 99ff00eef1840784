import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Features, transform } from 'lightningcss';
import type { Plugin } from 'vite';

const file = join(import.meta.dirname, 'media.css');

/** Puts the conditions of media.css where styles name them, before Vite reads the styles. */
export function customMediaPlugin(): Plugin {
  return {
    name: 'lupa-custom-media',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css($|\?)/, code: /@media[^{]*\(--/ },
      handler(code, id) {
        this.addWatchFile(file);
        return { code: resolveCustomMedia(code, id), map: null };
      },
    },
  };
}

/** The same styles with conditions in place of names; throws on a name that media.css does not define. `filename`: for the message. */
export function resolveCustomMedia(styles: string, filename: string): string {
  const code = Buffer.from(`${readFileSync(file, 'utf8')}\n${styles}`);
  return transform({ code, filename, drafts: { customMedia: true }, include: Features.CustomMediaQueries }).code.toString();
}

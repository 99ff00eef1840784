import { registerIslands } from '@lupa/islands/registerIslands.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

registerIslands(import.meta.glob('./*.island.tsx', { eager: true }));

/** A whole page around some islands, as the site would send it. */
export function renderPage(body: ReactNode, bootScript: string): string {
  const html = renderToString(
    <html lang="en">
      <head>
        <title>Islands</title>
        <script type="module" src={bootScript} />
      </head>
      <body>{body}</body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

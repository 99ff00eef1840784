import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { darkColoursId } from '@lupa/contracts/freePlay.ts';
import { escapeHtml } from '@lupa/contracts/markup.ts';
import { spanishLocale } from '@lupa/contracts/market.ts';

const style = readFileSync(new URL('./noticePage.css', import.meta.url), 'utf8');
export const noticeStyleHash = createHash('sha256').update(style).digest('base64');

export type Notice = { title: string; text: string };

export const notices = {
  unknown: {
    title: 'Este juego ya no está aquí',
    text: 'El enlace cambió o el juego salió del catálogo. En el sitio hay muchos otros para jugar gratis.',
  },
  notReady: {
    title: 'Vuelve a intentarlo en un momento',
    text: 'No pudimos abrir el juego en este instante. Espera unos segundos y cárgalo otra vez.',
  },
} as const satisfies Record<string, Notice>;

export function renderNotice({ title, text }: Notice, siteUrl: string | null): string {
  return `<!doctype html>
<html lang="${spanishLocale}" id="${darkColoursId}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${siteUrl ? `<p><a href="${escapeHtml(siteUrl)}/">Volver al sitio</a></p>` : ''}
</main>
</body>
</html>
`;
}

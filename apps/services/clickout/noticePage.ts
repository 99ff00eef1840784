import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { escapeHtml } from '@lupa/contracts/markup.ts';
import { spanishLocale } from '@lupa/contracts/market.ts';

const style = readFileSync(new URL('./noticePage.css', import.meta.url), 'utf8');

export const noticePolicy = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

export type Notice = { title: string; text: string };

export const notices = {
  unknown: {
    title: 'Este enlace ya no existe',
    text: 'La oferta que buscas terminó o cambió de dirección. En el sitio están las que siguen vigentes.',
  },
  notReady: {
    title: 'Vuelve a intentarlo en un momento',
    text: 'No pudimos abrir la oferta en este instante. Espera unos segundos y carga la página otra vez.',
  },
} as const satisfies Record<string, Notice>;

export function renderNotice({ title, text }: Notice, siteUrl: string): string {
  const home = escapeHtml(`${siteUrl}/`);
  const name = escapeHtml(new URL(siteUrl).host.replace(/^www\./, ''));
  return `<!doctype html>
<html lang="${spanishLocale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(title)} · ${name}</title>
<style>${style}</style>
</head>
<body>
<header><a href="${home}">${logo}${name}</a></header>
<main>
${lens}
<div>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<nav aria-label="Seguir"><a href="${home}dinero-real/">Ver los casinos</a><a href="${home}">Volver al inicio</a></nav>
</div>
</main>
</body>
</html>
`;
}

// The magnifying glass of packages/ui: in front of the name as Logo.tsx has it, large as Lens.tsx does.
const logo = `<svg viewBox="0 0 32 32" aria-hidden="true"><path class="handle" stroke-width="5" d="M20.5 20.5 28 28"/><circle cx="13" cy="13" r="9.5"/><path class="shine" stroke-width="2.2" d="M8.3 12.2a5 5 0 0 1 3.9-3.9"/></svg>`;
const lens = `<svg viewBox="0 0 240 240" aria-hidden="true"><path class="handle" d="M168 168 222 222"/><circle class="glass" cx="104" cy="104" r="86"/><circle cx="104" cy="104" r="66"/><circle cx="104" cy="104" r="46"/><path class="shine" d="M50 92a56 56 0 0 1 38-40"/></svg>`;

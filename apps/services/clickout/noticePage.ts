import { createHash } from 'node:crypto';

const style = `:root{color-scheme:light dark;--paper:#fbfaf7;--ink:#11202e;--muted:#4a5a68;--link:#0b3a53}
@media (prefers-color-scheme:dark){:root{--paper:#0c1620;--ink:#edf1f4;--muted:#b3c0cb;--link:#e8875a}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:32rem;padding:2rem}h1{margin:0 0 .75rem;font:600 1.75rem/1.25 Georgia,serif}p{margin:0 0 1rem;color:var(--muted)}
a{display:inline-block;padding:.75rem 0;color:var(--link);font-weight:600}`;

/** Nothing but the page's own stylesheet, by its hash. */
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

/** A plain page for the visitor who cannot be sent on, with the way back to the site. */
export function renderNotice({ title, text }: Notice, siteUrl: string): string {
  return `<!doctype html>
<html lang="es-CL">
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
<a href="${escapeHtml(`${siteUrl}/`)}">Volver al sitio</a>
</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

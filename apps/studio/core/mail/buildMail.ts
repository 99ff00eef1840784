import { escapeHtml } from '@lupa/contracts/markup.ts';
import { spanishLocale } from '@lupa/contracts/market.ts';

export type Mail = { subject: string; text: string; html: string };

/** What a mail says, from the top. A link stands by itself, with what it does; its address can be read, too. */
export type MailPart = string | { heading: string } | { items: string[] } | { label: string; url: string };

/** The same words as plain text and as HTML without pictures, styles from elsewhere or anything that tells that it was opened. */
export function buildMail(subject: string, parts: readonly MailPart[]): Mail {
  const html = `<!doctype html>
<html lang="${spanishLocale}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1b1b1b;background:#ffffff">
<div style="max-width:34rem">
${parts.map(renderPart).join('\n')}
</div>
</body>
</html>
`;
  return { subject, text: `${parts.map(formatPart).join('\n\n')}\n`, html };
}

function formatPart(part: MailPart): string {
  if (typeof part === 'string') return part;
  if ('heading' in part) return part.heading.toUpperCase();
  if ('items' in part) return part.items.map((item) => `- ${item}`).join('\n');
  return `${part.label}:\n${part.url}`;
}

function renderPart(part: MailPart): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`;
  if ('heading' in part) return `<h2 style="font-size:18px">${escapeHtml(part.heading)}</h2>`;
  if ('items' in part) return `<ul>${part.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
  const url = escapeHtml(part.url);
  return `<p><a href="${url}">${escapeHtml(part.label)}</a><br><small style="word-break:break-all">${url}</small></p>`;
}

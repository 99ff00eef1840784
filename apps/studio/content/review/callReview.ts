import { explainFault } from '../../core/api/postToStudio.ts';
import type { MailOutcome } from './sendReviewMails.ts';

type Told = { isDone: true; mail: MailOutcome | null } | { isDone: false; message: string };

/** `POST /api/review/…` from the browser. Never throws. */
export async function callReview(what: 'pass' | 'return' | 'comment' | 'solve', body: object): Promise<Told> {
  const response = await fetch(`/api/review/${what}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  const answer: unknown = (await response?.json().catch(() => null)) ?? null;
  if (!response?.ok) return { isDone: false, message: explainFault(answer) };
  return { isDone: true, mail: (answer as { mail?: MailOutcome }).mail ?? null };
}

/** What is added to a message once something was done. */
export function formatMail(mail: MailOutcome | null): string {
  if (mail === 'sent') return ' Se avisó por correo.';
  return mail === 'failed' ? ' El correo no se pudo enviar: avisa por otro medio.' : '';
}

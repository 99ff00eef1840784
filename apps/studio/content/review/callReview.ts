import { postToStudio } from '../../core/api/postToStudio.ts';
import type { MailOutcome } from './sendReviewMails.ts';

/** @throws Error whose message is for the person in front of it */
export const callReview = (what: 'pass' | 'return' | 'comment' | 'solve', body: object): Promise<{ mail?: MailOutcome }> =>
  postToStudio(`review/${what}`, body);

export function formatMail(mail: MailOutcome | undefined): string {
  if (mail === 'sent') return ' Se avisó por correo.';
  return mail === 'failed' ? ' El correo no se pudo enviar: avisa por otro medio.' : '';
}

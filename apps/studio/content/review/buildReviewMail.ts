import { buildMail, type Mail, type MailPart } from '../../core/mail/buildMail.ts';
import type { ReviewMailKind } from './reviewStates.ts';

/** `by`: who asked, returned or approved. `comments`: those that are open. `url`: of the page's form. */
export type ReviewMail = {
  kind: ReviewMailKind;
  title: string;
  language: string;
  by: string;
  note: string | null;
  comments: { block: string | null; body: string }[];
  url: string;
  studioUrl: string;
  name: string;
};

export function buildReviewMail(review: ReviewMail): Mail {
  const { name, studioUrl, url } = review;
  return buildMail(subjectOf(review), [
    `Hola, ${name}:`,
    ...bodyOf(review),
    { label: review.kind === 'reviewAsked' ? 'Revisar la página' : 'Abrir la página', url },
    `Si no quieres estos correos, desactívalos en tu cuenta: ${studioUrl}/admin/account`,
  ]);
}

function subjectOf({ kind, title }: ReviewMail): string {
  if (kind === 'reviewAsked') return `Por revisar: ${title}`;
  return kind === 'reviewReturned' ? `Devuelta: ${title}` : `Aprobada: ${title}`;
}

function bodyOf({ kind, title, language, by, note, comments }: ReviewMail): MailPart[] {
  const page = `«${title}» (${language})`;
  if (kind === 'reviewApproved') return [`${by} aprobó y publicó ${page}.`];
  if (kind === 'reviewAsked') return [`${by} pide que revises ${page}.`, ...(note ? [`Dice: ${note}`] : [])];
  const items = comments.map(({ block, body }) => (block === null ? body : `${block}. ${body}`));
  return [`${by} devolvió ${page}.`, ...(items.length === 0 ? [] : [{ heading: 'Qué hay que cambiar' }, { items }])];
}

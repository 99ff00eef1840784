import type { Digest } from '../../core/mail/digest.ts';
import { loadReviewedOffers } from './loadAttention.ts';
import { listAttention, type ReviewedOffer, attentionPath } from './attention.ts';
import { formatDaysLeft, formatFault } from './formatAttention.ts';
import { buildMail, type Mail, type MailPart } from '../../core/mail/buildMail.ts';

const days = 7;

function buildDigest(offers: readonly ReviewedOffer[], studioUrl: string, name: string, now: Date): Mail | null {
  const { expiring, broken } = listAttention(offers, { expiresWithin: days, verifiedWithin: Number.POSITIVE_INFINITY }, now);
  const ending = expiring.map(({ offer, daysLeft }) => `${nameOf(offer)}. ${formatDaysLeft(daysLeft)}.`);
  const dead = broken.flatMap(({ offer, faults }) => {
    // Who refuses a check often lets browsers through.
    const fault = faults.find((one) => one.kind === 'failed' && one.check.outcome !== 'refuses');
    return fault === undefined ? [] : [`${nameOf(offer)}. ${formatFault(fault)}.`];
  });
  if (ending.length === 0 && dead.length === 0) return null;
  return buildMail(`Ofertas por revisar: ${countAll(ending.length, dead.length)}`, [
    `Hola, ${name}:`,
    ...section(`Terminan en los próximos ${days} días`, ending),
    ...section('Enlaces caídos', dead),
    { label: 'Ver las ofertas por revisar', url: `${studioUrl}${attentionPath}` },
    `Si no quieres este resumen, desactívalo en tu cuenta: ${studioUrl}/admin/account`,
  ]);
}

const nameOf = ({ partnerName, title }: ReviewedOffer): string => `${partnerName}, ${title}`;

const section = (heading: string, items: string[]): MailPart[] => (items.length === 0 ? [] : [{ heading }, { items }]);

function countAll(ending: number, dead: number): string {
  const parts = [
    ...(ending > 0 ? [ending === 1 ? '1 termina' : `${ending} terminan`] : []),
    ...(dead > 0 ? [dead === 1 ? '1 enlace caído' : `${dead} enlaces caídos`] : []),
  ];
  return parts.join(', ');
}

export const offersDigest: Digest = {
  role: 'affiliateManager',
  build: async (req, { name }, now) => buildDigest(await loadReviewedOffers(req), req.payload.config.serverURL, name, now),
};

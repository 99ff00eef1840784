import { mayManageAffiliates } from '../../core/access/roles.ts';
import { slugs } from '../../core/slugs.ts';
import { listAttention } from '../../casinos/offers/attention.ts';
import { attentionPath } from '../../casinos/offers/attentionParameters.ts';
import { formatFault } from '../../casinos/offers/formatAttention.ts';
import { takePart, type Work, type WorkContext, type WorkPart, type WorkSection } from './work.ts';

async function loadBroken({ now, offers }: WorkContext, part: WorkPart): Promise<Work> {
  const limits = { expiresWithin: -1, verifiedWithin: Number.POSITIVE_INFINITY };
  const { broken } = listAttention(await offers(), limits, now);
  const rows = broken.map(({ offer, faults }) => ({
    key: String(offer.id),
    href: `/admin/collections/${slugs.offers}/${offer.id}`,
    title: `${offer.partnerName}, ${offer.title}`,
    detail: faults.map(formatFault).join('. '),
    tone: 'error' as const,
  }));
  return takePart(rows, part);
}

export const brokenOffers: WorkSection = {
  id: 'ofertas-sin-salida',
  title: 'Ofertas sin un enlace que funcione',
  isFor: ({ user }) => mayManageAffiliates(user),
  load: loadBroken,
  empty: 'Todas las ofertas publicadas tienen por dónde salir.',
  listPath: attentionPath,
};

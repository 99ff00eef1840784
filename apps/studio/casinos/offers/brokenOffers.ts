import { mayManageAffiliates } from '../../core/access/roles.ts';
import { slugs } from '../../core/slugs.ts';
import { listAttention } from './attention.ts';
import { loadOffersOnce } from './loadAttention.ts';
import { attentionPath } from './attentionParameters.ts';
import { formatFault } from './formatAttention.ts';
import { takePart, type Work, type WorkContext, type WorkPart, type WorkSection } from '../../core/frontPage/work.ts';

async function loadBroken(context: WorkContext, part: WorkPart): Promise<Work> {
  const limits = { expiresWithin: -1, verifiedWithin: Number.POSITIVE_INFINITY };
  const { broken } = listAttention(await loadOffersOnce(context), limits, context.now);
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
  place: 60,
  title: 'Ofertas sin un enlace que funcione',
  isFor: ({ user }) => mayManageAffiliates(user),
  load: loadBroken,
  empty: 'Todas las ofertas publicadas tienen por dónde salir.',
  listPath: attentionPath,
};

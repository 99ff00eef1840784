import { dayInMarket } from '@lupa/domain/market.ts';
import { mayManageAffiliates } from '../../core/access/roles.ts';
import { slugs } from '../../core/slugs.ts';
import { addDays } from '@lupa/domain/schedule.ts';
import { formatShortDay } from '../../core/dates/days.ts';
import { listAttention, attentionPath } from './attention.ts';
import { loadOffersOnce } from './loadAttention.ts';
import { formatDaysLeft, formatFault } from './formatAttention.ts';
import { kindLabels } from '../ratings/Records.ts';
import { loadAging } from '../ratings/loadScores.ts';
import {
  takeByDay,
  takePart,
  type Work,
  type WorkContext,
  type WorkPart,
  type WorkRow,
  type WorkSection,
} from '../../core/frontPage/work.ts';

const days = 7;

async function loadEnding(context: WorkContext, part: WorkPart): Promise<Work> {
  const { req, now } = context;
  const limits = { expiresWithin: days, verifiedWithin: Number.POSITIVE_INFINITY };
  const { expiring } = listAttention(await loadOffersOnce(context), limits, now);
  const aging = await loadAging(req, days, now);
  const today = dayInMarket(now);
  const rows: (WorkRow & { day: string })[] = [
    ...expiring.map(({ offer, daysLeft }) => ({
      key: `offers:${offer.id}`,
      href: `/admin/collections/${slugs.offers}/${offer.id}`,
      title: `${offer.partnerName}, ${offer.title}`,
      kind: 'Oferta',
      day: addDays(today, daysLeft),
      when: formatDaysLeft(daysLeft),
      ...(daysLeft <= 0 && { tone: daysLeft < 0 ? ('error' as const) : ('warning' as const) }),
    })),
    ...aging.map(({ record, partnerName, lastDay, isStale }) => ({
      key: `records:${record.id}`,
      href: `/admin/collections/${slugs.records}/${record.id}`,
      title: `${partnerName}, ${kindLabels[record.kind].toLowerCase()}`,
      kind: 'Comprobación',
      day: lastDay,
      when: isStale ? 'Ya no cuenta' : `Vale hasta el ${formatShortDay(lastDay)}`,
      ...(isStale && { tone: 'warning' as const }),
    })),
  ];
  return takeByDay(rows, part);
}

export const endingSoon: WorkSection = {
  id: 'esta-semana',
  place: 50,
  title: 'Termina esta semana',
  isFor: ({ user }) => mayManageAffiliates(user),
  load: loadEnding,
  empty: 'Ninguna oferta ni comprobación termina en siete días.',
};

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

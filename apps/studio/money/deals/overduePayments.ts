import { dayInMarket } from '@lupa/domain/market.ts';
import { shiftMonth, writeMonth, formatLongDay } from '../../core/dates/days.ts';
import { mayManageAffiliates } from '../../core/access/roles.ts';
import { loadOwed } from './loadOwed.ts';
import { owedPath } from './owed.ts';
import { formatAmount } from '../../core/report/formatNumbers.ts';
import { takePart, type Work, type WorkContext, type WorkPart, type WorkSection } from '../../core/frontPage/work.ts';

/** Further back nothing is asked for any more. */
const months = 12;

async function loadOverdue({ req, now }: WorkContext, part: WorkPart): Promise<Work> {
  const owed = await loadOwed(req, shiftMonth(dayInMarket(now).slice(0, 7), -months), now);
  const rows = owed
    .filter(({ state }) => state === 'overdue')
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn) || one.name.localeCompare(other.name, 'es'))
    .map(({ name, partnerSlug, month, currency, left, dueOn }) => ({
      key: `${partnerSlug} ${month} ${currency}`,
      href: owedPath,
      title: `${name}, ${formatAmount(left, currency)}`,
      kind: writeMonth(month),
      when: `Venció el ${formatLongDay(dueOn)}`,
      tone: 'error' as const,
    }));
  return takePart(rows, part);
}

export const overduePayments: WorkSection = {
  id: 'cobros-vencidos',
  place: 70,
  title: 'Cobros vencidos',
  isFor: ({ user }) => mayManageAffiliates(user),
  load: loadOverdue,
  listPath: owedPath,
  empty: 'Ningún programa debe nada que ya venció.',
};

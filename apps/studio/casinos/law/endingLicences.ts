import type { MarketLicence } from '@lupa/contracts/legalStatus.ts';
import { countryName } from '@lupa/domain/marketNames.ts';
import { licenceOn } from '@lupa/domain/legalStatus.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { mayManageAffiliates } from '../../core/access/roles.ts';
import { addDays } from '@lupa/domain/schedule.ts';
import { formatLongDay, toDay } from '../../core/dates/days.ts';
import { slugs } from '../../core/slugs.ts';
import { plain } from '../../core/publish/reader.ts';
import { takeByDay, type Work, type WorkContext, type WorkPart, type WorkRow, type WorkSection } from '../../core/frontPage/work.ts';
import type { Partner } from '../../payload-types.ts';

/** The licences of a casino, with days as dates; those without a first day are left out. */
export function readLicences({ licences }: Pick<Partner, 'licences'>): MarketLicence[] {
  return (licences ?? []).flatMap(({ number, from, until, source }) => {
    const first = toDay(from);
    return first === null ? [] : [{ number, from: first, until: toDay(until), source: source ?? null }];
  });
}

const days = 60;

/** Published casinos whose licence of the market has ended, or ends within 60 days with no other one after it: the earliest end first. */
async function loadEndingLicences({ req, now }: WorkContext, part: WorkPart): Promise<Work> {
  const { docs } = await req.payload.find({
    collection: slugs.partners,
    where: { and: [{ _status: { equals: 'published' } }, { 'licences.number': { exists: true } }] },
    select: { name: true, licences: true },
    ...plain(req),
  });
  const today = dayInMarket(now);
  const rows = docs.flatMap((partner): (WorkRow & { day: string })[] => {
    const licence = findEnding(readLicences(partner), today);
    if (licence === null || licence.until > addDays(today, days)) return [];
    const hasEnded = licence.until < today;
    return [
      {
        key: `partners:${partner.id}`,
        href: `/admin/collections/${slugs.partners}/${partner.id}`,
        title: partner.name,
        kind: `Licencia ${licence.number}`,
        day: licence.until,
        when: `${hasEnded ? 'Terminó el' : 'Vale hasta el'} ${formatLongDay(licence.until)}`,
        tone: hasEnded ? 'error' : 'warning',
      },
    ];
  });
  return takeByDay(rows, part);
}

type EndingLicence = MarketLicence & { until: string };

/** The licence with whose last day a casino is left without one, from today on; where it has none today, the last that ended. Null: there is none. */
function findEnding(licences: readonly MarketLicence[], today: string): EndingLicence | null {
  let current = licenceOn(licences, today);
  if (!current) {
    const isToCome = licences.some(({ from }) => from > today);
    const ended = licences.filter((licence): licence is EndingLicence => licence.until !== null && licence.until < today);
    return isToCome ? null : (ended.toSorted((one, other) => other.until.localeCompare(one.until))[0] ?? null);
  }
  while (current.until !== null) {
    const next = licenceOn(licences, addDays(current.until, 1));
    if (!next) return { ...current, until: current.until };
    current = next;
  }
  return null;
}

export const endingLicences: WorkSection = {
  id: 'licencias',
  place: 110,
  title: 'Licencias que terminan',
  isFor: ({ user }) => mayManageAffiliates(user),
  load: loadEndingLicences,
  isState: true,
  empty: `Ninguna licencia de ${countryName} termina en ${days} días.`,
};

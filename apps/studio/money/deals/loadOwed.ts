import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { market } from '@lupa/contracts/market.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import type { PayloadRequest } from 'payload';
import { slugs } from '../../core/slugs.ts';
import type { Deal } from '../../payload-types.ts';
import { partnerNamesQuery } from '../../core/choices/partnerNames.ts';
import type { AboutCasino } from '../../core/feature.ts';
import { isolateRequest, plain } from '../../core/publish/reader.ts';
import { idOf } from '../../core/publish/sources.ts';
import { toDay, shiftMonth, writeMonth, formatLongDay } from '../../core/dates/days.ts';
import { addDays } from '@lupa/domain/schedule.ts';
import { mayManageAffiliates } from '../../core/access/roles.ts';
import { formatAmount } from '../../core/report/formatNumbers.ts';
import { takePart, type Work, type WorkContext, type WorkPart, type WorkSection } from '../../core/frontPage/work.ts';

/** Exact sums of a casino, a month (2026-10) and a currency, null for none. `deposits`: first deposits that the deal pays for. */
export type OwedSums = {
  partnerSlug: string;
  month: string;
  currency: string;
  deposits: number | null;
  expected: string | null;
  called: string | null;
  stated: string | null;
  paid: string | null;
  owed: string;
  left: string;
};

export type DealTerms = {
  partnerSlug: string;
  currency: string;
  startsOn: string;
  endsOn: string | null;
  paymentDays: number;
  minimumPayment: number | null;
  carriesNegative: boolean;
};

/**
 * `running`: the month is not over; `open`: not due yet; `carried`: too little to be paid, or below nothing where that is carried on;
 * `paid`; `overdue`. Without a deal a month is due after 30 days.
 */
export type OwedState = 'running' | 'open' | 'carried' | 'paid' | 'overdue';
export type Owed = OwedSums & { state: OwedState; dueOn: string };

const usualDays = 30;

export function judgeOwed(sums: OwedSums, deals: readonly DealTerms[], today: string): Owed {
  const lastDay = addDays(`${shiftMonth(sums.month, 1)}-01`, -1);
  const deal = deals
    .filter(({ partnerSlug, currency }) => partnerSlug === sums.partnerSlug && currency === sums.currency)
    .toSorted((one, other) => other.startsOn.localeCompare(one.startsOn))
    .find(({ startsOn, endsOn }) => startsOn <= lastDay && (endsOn ?? lastDay) >= `${sums.month}-01`);
  const dueOn = addDays(lastDay, deal?.paymentDays ?? usualDays);
  return { ...sums, dueOn, state: stateOf(sums, deal, { lastDay, dueOn, today }) };
}

type Days = { lastDay: string; dueOn: string; today: string };

function stateOf({ owed, left }: OwedSums, deal: DealTerms | undefined, { lastDay, dueOn, today }: Days): OwedState {
  if (today <= lastDay) return 'running';
  if (Number(left) <= 0 && Number(owed) >= 0) return 'paid';
  const isCarried = Number(owed) < 0 ? (deal?.carriesNegative ?? false) : Number(owed) < (deal?.minimumPayment ?? 0);
  if (isCarried) return 'carried';
  // What is below nothing, and not carried on, is owed by nobody.
  if (Number(owed) < 0) return 'paid';
  return today > dueOn ? 'overdue' : 'open';
}

export const owedPath = '/admin/cobros';

const month = `to_char(at at time zone '${market.timeZone}', 'YYYY-MM')`;
/**
 * For each casino, month and currency: what first deposits make by the deals ($1 as JSON), what was called back, what statements say and
 * what was paid. Owed is what the statement says, without one what was called back, without that what the deal makes.
 */
const owedQuery = defineQuery(
  'deals.owed',
  `
  with deal as (
    select * from jsonb_to_recordset($1::jsonb)
      as one("partnerSlug" text, currency text, cpa numeric, "minimumDeposit" numeric, "startsOn" date, "endsOn" date)
  ), moments as (
    select ($2::text || '-01')::timestamp at time zone '${market.timeZone}' as first
  ), sums as (
    select deal."partnerSlug" as partner_slug, ${month} as month, deal.currency, count(*)::int as deposits, count(*) * deal.cpa as expected,
      null::numeric as called, null::numeric as stated, null::numeric as paid
    from deal join conversions.events as event on event.partner_slug = deal."partnerSlug" and event.kind = 'first_deposit' and event.status = 'approved'
      and (event.at at time zone '${market.timeZone}')::date between deal."startsOn" and coalesce(deal."endsOn", 'infinity')
      and (deal."minimumDeposit" is null or (event.currency = deal.currency and event.amount >= deal."minimumDeposit"))
    where deal.cpa is not null and event.at >= (select first from moments)
    group by 1, 2, 3, deal.cpa, deal."startsOn"
    union all
    select partner_slug, ${month}, currency, null, null, sum(amount), null, null from conversions.events
    where kind = 'commission' and status = 'approved' and currency is not null and at >= (select first from moments) group by 1, 2, 3
    union all
    select partner_slug, to_char(statement.month, 'YYYY-MM'), currency, null, null, null, sum(amount), null
    from conversions.statements as statement join conversions.statement_rows on statement_id = id
    where kind = 'commission' and currency is not null and statement.month >= ($2::text || '-01')::date group by 1, 2, 3
    union all
    select partner.slug, payment.month, payment.currency::text, null, null, null, null, sum(payment.amount)
    from studio.payments as payment join studio.partners as partner on partner.id = payment.partner_id
    where payment.month >= $2::text group by 1, 2, 3
  ), months as (
    select partner_slug, month, currency, sum(deposits)::int as deposits, sum(expected) as expected, sum(called) as called, sum(stated) as stated,
      sum(paid) as paid
    from sums group by 1, 2, 3
  )
  select partner_slug as "partnerSlug", month, currency, deposits, trim_scale(expected)::text as expected, trim_scale(called)::text as called,
    trim_scale(stated)::text as stated, trim_scale(paid)::text as paid, trim_scale(coalesce(stated, called, expected, 0))::text as owed,
    trim_scale(coalesce(stated, called, expected, 0) - coalesce(paid, 0))::text as left
  from months order by month desc, partner_slug, currency`,
  { notNull: ['partnerSlug', 'month', 'currency', 'owed', 'left'] },
);

export type OwedRow = Owed & { name: string; partner: number | null };

/** What programmes owe and have paid, from a month on, the newest month first. For those who may see deals. @throws Forbidden */
export async function loadOwed(req: PayloadRequest, from: string, now: Date): Promise<OwedRow[]> {
  const { docs: deals } = await req.payload.find({ collection: slugs.deals, overrideAccess: false, ...plain(req) });
  const { rows: partners } = await runQuery(req.payload.db.pool, partnerNamesQuery, []);
  const casinos = new Map(partners.map((partner) => [partner.id, partner]));
  const terms = deals.flatMap((deal) => {
    const slug = casinos.get(idOf(deal.partner) ?? 0)?.slug;
    return slug === undefined ? [] : [readTerms(deal, slug)];
  });
  const { rows } = await runQuery(req.payload.db.pool, owedQuery, [JSON.stringify(terms), from]);
  const bySlug = new Map(partners.map((partner) => [partner.slug, partner]));
  return rows.map((sums) => {
    const casino = bySlug.get(sums.partnerSlug);
    return { ...judgeOwed(sums, terms, dayInMarket(now)), name: casino?.name ?? sums.partnerSlug, partner: casino?.id ?? null };
  });
}

type PaidTerms = DealTerms & { cpa: number | null; minimumDeposit: number | null };

function readTerms(deal: Deal, partnerSlug: string): PaidTerms {
  const paysForDeposits = deal.model !== 'revenueShare';
  return {
    partnerSlug,
    currency: deal.currency,
    startsOn: toDay(deal.startsOn) ?? '9999-12-31',
    endsOn: toDay(deal.endsOn),
    paymentDays: deal.paymentDays,
    minimumPayment: deal.minimumPayment ?? null,
    carriesNegative: deal.carriesNegative === true,
    cpa: paysForDeposits ? (deal.cpa ?? null) : null,
    minimumDeposit: deal.minimumDeposit ?? null,
  };
}

/** Further back nothing is asked for any more. */
const months = 12;

/** What the programme of a casino owes now, and whether anything says what it pays; for those who may see it. */
export async function aboutOwed(req: PayloadRequest, { id }: { id: number }, now: Date): Promise<AboutCasino[]> {
  if (!mayManageAffiliates(req.user)) return [];
  const owed = await loadOwed(req, shiftMonth(dayInMarket(now).slice(0, 7), -months), now);
  const left = owed.filter(({ partner, state }) => partner === id && (state === 'open' || state === 'overdue'));
  const amounts = left.map(({ left: amount, currency }) => formatAmount(amount, currency)).join(' y ');
  const { totalDocs } = await req.payload.count({ collection: slugs.deals, where: { partner: { equals: id } }, req: isolateRequest(req) });
  return [
    { text: amounts === '' ? 'El programa no debe nada' : `El programa debe ${amounts}`, href: owedPath },
    totalDocs > 0
      ? {
          text: totalDocs === 1 ? '1 trato' : `${totalDocs} tratos`,
          href: `/admin/collections/${slugs.deals}?where[partner][equals]=${id}`,
        }
      : {
          text: 'Agregar su trato',
          detail: 'Sin él, Cobros no sabe qué debe el programa.',
          href: `/admin/collections/${slugs.deals}/create?partner=${id}`,
        },
  ];
}

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

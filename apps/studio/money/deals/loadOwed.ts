import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { market } from '@lupa/contracts/market.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import type { PayloadRequest } from 'payload';
import { slugs } from '../../core/slugs.ts';
import type { Deal } from '../../payload-types.ts';
import { isolateRequest } from '../../core/publish/reader.ts';
import { idOf } from '../../core/publish/sources.ts';
import { toDay } from '../../core/dates/days.ts';
import { judgeOwed, type DealTerms, type Owed } from './owed.ts';

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
    from deal join conversions.events as event on event.partner_slug = deal."partnerSlug" and event.kind = 'first_deposit'
      and (event.at at time zone '${market.timeZone}')::date between deal."startsOn" and coalesce(deal."endsOn", 'infinity')
      and (deal."minimumDeposit" is null or (event.currency = deal.currency and event.amount >= deal."minimumDeposit"))
    where deal.cpa is not null and event.at >= (select first from moments)
    group by 1, 2, 3, deal.cpa, deal."startsOn"
    union all
    select partner_slug, ${month}, currency, null, null, sum(amount), null, null from conversions.events
    where kind = 'commission' and currency is not null and at >= (select first from moments) group by 1, 2, 3
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
export async function loadOwed(request: PayloadRequest, from: string, now: Date): Promise<OwedRow[]> {
  const req = isolateRequest(request);
  const { docs: deals } = await req.payload.find({ collection: slugs.deals, depth: 0, pagination: false, overrideAccess: false, req });
  const { docs: partners } = await req.payload.find({
    collection: slugs.partners,
    select: { name: true, slug: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req: isolateRequest(request),
  });
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

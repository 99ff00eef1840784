import { market } from '@lupa/contracts/market.ts';
import type pg from 'pg';

/* In the order of their times, as they are written. Of 200 pages few have most clicks; a page has lists of its own, in which a place is one casino's. */
const traits = `
  select now() - ($1::float8 * random() + $3::float8) * interval '1 day' as at, page, place, (page * 7 + place) % 40 as partner,
    case when random() < 0.8 then 0 else 1 end as offer,
    case when random() < 0.95 then 'CL' when random() < 0.5 then 'AR' else 'PE' end as country,
    case when random() < 0.75 then 'mobile' when random() < 0.9 then 'desktop' else 'tablet' end as device
  from (
    select floor(200 * power(random(), 3))::int as page, 1 + floor(10 * power(random(), 2))::int as place
    from generate_series(1, $2::int)
  ) as seen
  order by at`;

const batch = 1_000_000;

/** Clicks of people within so many days up to now. Indexes are made when all are there: kept up with each row they take ten times as long. */
export async function fillClicks(client: pg.Client, days: number, clicks: number): Promise<void> {
  const { rows: indexes } = await client.query<{ definition: string }>(
    `select indexdef as definition from pg_indexes where schemaname = 'clicks' and tablename = 'clicks' and indexname <> 'clicks_pkey'`,
  );
  await client.query('drop index clicks.clicks_at, clicks.clicks_partner');
  await client.query('alter table clicks.clicks drop constraint clicks_pkey');
  for (let done = 0; done < clicks; done += batch) {
    const size = Math.min(batch, clicks - done);
    await client.query(
      `insert into clicks.clicks (id, at, partner_slug, afflink_proxy, offer_id, page, block, toplist, response_id, link_id, position, country, device,
         bot_class, visitor_key)
       select '5400-' || (extract(epoch from at) * 1000)::bigint || '-' || lpad(to_hex($4::int + row_number() over ()), 16, '0'), at,
         'casino-' || partner, 'bienvenida', (partner * 3 + offer)::text, '/pagina-' || page || '/', 'ranking', 'lista-' || page % 50,
         'lista-' || page % 50 || '.' || (1 + extract(day from at)::int % 4) || '.abcdef', 'cta', place, country, device, 'human', 'visitor'
       from (${traits}) as made`,
      [(days * size) / clicks, size, (days * (clicks - done - size)) / clicks, done],
    );
  }
  await client.query('alter table clicks.clicks add primary key (id)');
  for (const { definition } of indexes) await client.query(definition);
  await client.query('vacuum analyze clicks.clicks');
}

/** What became of the clicks: so many events, a third of them commission in dollars. */
export async function fillEvents(client: pg.Client, days: number, events: number): Promise<void> {
  await client.query(
    `insert into conversions.events (partner_slug, id, kind, at, received_at, click_id, amount, currency, attribution, click_day, offer_id, page, block,
       toplist, toplist_version, position, country, device)
     select 'casino-' || partner, 'event-' || number, kind, at, at, 'click', case when kind = 'commission' then 50.25 end,
       case when kind = 'commission' then 'USD' end, 'click', (at at time zone '${market.timeZone}')::date, (partner * 3 + offer)::text,
       '/pagina-' || page || '/', 'ranking', 'lista-' || page % 50, 1, place, country, device
     from (
       select made.*, row_number() over () as number,
         case row_number() over () % 3 when 0 then 'registration' when 1 then 'first_deposit' else 'commission' end as kind
       from (${traits}) as made
     ) as told`,
    [days, events, 0],
  );
  await client.query(
    `insert into conversions.rates (currency, day, pesos) select 'USD', current_date - day, 950 + day from generate_series(0, 120) as day`,
  );
  await client.query('vacuum analyze conversions.events');
}

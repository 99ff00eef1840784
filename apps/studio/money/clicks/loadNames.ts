import { blockForms } from '@lupa/blocks/blocks.cms.ts';
import { idOfB, isExperimentType } from '@lupa/contracts/experiment.ts';
import { defineQuery, runQuery, type Executor } from '@lupa/database/query.ts';
import type { Payload } from 'payload';
import { partnerNamesQuery } from '../../core/choices/partnerNames.ts';
import { slugs } from '../../core/slugs.ts';
import { type FilterName, absentLabels, nameCountry, nameDevice, type Dimension } from './clickKinds.ts';
import { formatLongDay } from '../../core/dates/days.ts';
import type { ClickGroup } from './queryClicks.ts';

type Named = { name: string; studioUrl: string };
type OfferName = Named & { partner: string; wayOut: string };

export type Names = {
  partners: Map<string, Named>;
  offers: Map<string, OfferName>;
  toplists: Map<string, Named>;
  blocks: Map<string, string>;
};

/** Whose names are needed: there are many offers, and a block for each line of a page. `offersOf`: those of a casino, or all, to choose from. */
type Wanted = { offers: Iterable<string | null>; offersOf?: { partner: string } | 'all'; pagesOfBlocks?: Iterable<string | null> };

const documentUrl = (collection: string, id: number) => `/admin/collections/${collection}/${id}`;

// All lists: Payload takes a second to read thousands.
const toplistsQuery = defineQuery(
  'studio.toplistNames',
  'select id, identifier, coalesce(name, identifier) as name from studio.toplists where deleted_at is null and identifier is not null',
  {
    notNull: ['identifier', 'name'],
  },
);
const offersQuery = defineQuery(
  'studio.offerNames',
  `
  select offer.id, coalesce(offer.title_preview, '') as name, coalesce(partner.name, '') as partner,
    concat(partner.slug, '/', offer.afflink_proxy) as "wayOut"
  from studio.offers as offer left join studio.partners as partner on partner.id = offer.partner_id and partner.deleted_at is null
  where offer.deleted_at is null and (offer.id = any($1::int[]) or partner.slug = $2 or $3::bool)`,
  { notNull: ['name', 'partner', 'wayOut'] },
);

export async function loadNames(
  { db: { pool } }: Pick<Payload, 'db'>,
  { offers: wanted, offersOf, pagesOfBlocks = [] }: Wanted,
): Promise<Names> {
  const ids = [...new Set(wanted)].flatMap((id) => (id !== null && /^\d{1,9}$/.test(id) ? Number(id) : []));
  const isAll = offersOf === 'all';
  const [partners, offers, toplists, blocks] = await Promise.all([
    runQuery(pool, partnerNamesQuery, []),
    runQuery(pool, offersQuery, [ids, isAll ? null : (offersOf?.partner ?? null), isAll]),
    runQuery(pool, toplistsQuery, []),
    queryBlocks(pool, pagesOfBlocks),
  ]);
  return {
    partners: new Map(partners.rows.map(({ id, name, slug }) => [slug, { name, studioUrl: documentUrl(slugs.partners, id) }])),
    offers: new Map(offers.rows.map(({ id, ...named }) => [String(id), { ...named, studioUrl: documentUrl(slugs.offers, id) }])),
    toplists: new Map(toplists.rows.map(({ id, name, identifier }) => [identifier, { name, studioUrl: documentUrl(slugs.toplists, id) }])),
    blocks,
  };
}

const blocksQuery = defineQuery(
  'delivery.pageBlocks',
  `
  select block ->> 'id' as id, block ->> 'type' as type
  from delivery.documents, jsonb_path_query(body, '$.content[*]') as block
  where kind = 'page' and key = any($1)`,
);

async function queryBlocks(database: Executor, pages: Iterable<string | null>): Promise<Names['blocks']> {
  const { rows } = await runQuery(database, blocksQuery, [[...new Set(pages)].filter((page) => page !== null)]);
  const blocks = rows.flatMap(({ id, type }) => {
    if (id === null || type === null) return [];
    const name = nameBlockType(type);
    return isExperimentType(type) ? [[id, name] as const, [idOfB(id), `${name}, versión B`] as const] : [[id, name] as const];
  });
  return new Map(blocks);
}

const pathsQuery = defineQuery('delivery.pagePaths', `select distinct key as page from delivery.documents where kind = 'page' order by 1`);

export async function queryPagePaths(database: Executor): Promise<string[]> {
  const { rows } = await runQuery(database, pathsQuery, []);
  return rows.map(({ page }) => page);
}

function nameBlockType(type: string): string {
  const form = Object.values(blockForms).find(({ slug }) => slug === type);
  const label = form?.labels?.singular;
  return typeof label === 'string' ? label : type;
}

/** What a row or a filter is called: `name`, and where that alone does not say it, `detail`. */
export type Title = { name: string; detail: string; studioUrl: string | null };

type Keyed = Pick<ClickGroup, 'key' | 'within' | 'wayOut'>;

const title = (name: string, detail = '', studioUrl: string | null = null): Title => ({ name, detail, studioUrl });

export function nameGroup(by: Dimension, { key, within, wayOut }: Keyed, names: Names): Title {
  if (key === null) return title(by in absentLabels ? absentLabels[by as keyof typeof absentLabels] : '-', detailOf(by, within, names));
  switch (by) {
    case 'day':
      return title(formatLongDay(key));
    case 'partner': {
      const partner = names.partners.get(key);
      return partner ? title(partner.name, key, partner.studioUrl) : title(key, 'ya no está en el estudio');
    }
    case 'offer': {
      const offer = names.offers.get(key);
      return offer ? title(offer.name, `${offer.partner} · ${offer.wayOut}`, offer.studioUrl) : nameLostOffer(key, wayOut);
    }
    case 'toplist': {
      const toplist = names.toplists.get(key);
      return toplist ? title(toplist.name, key, toplist.studioUrl) : title(key, 'ya no está en el estudio');
    }
    case 'block': {
      const type = names.blocks.get(key);
      return title(type ?? key, [within ?? absentLabels.page, type ? key : ''].filter(Boolean).join(' · '));
    }
    case 'position':
      return title(`Puesto ${key}`, detailOf(by, within, names));
    case 'device':
      return title(nameDevice(key));
    case 'country':
      return title(nameCountry(key), key);
    case 'page':
      return title(key);
  }
}

function nameLostOffer(id: string, wayOut: string): Title {
  return wayOut ? title(wayOut, `oferta ${id}, ya no está en el estudio`) : title(`Oferta ${id}`, 'ya no está en el estudio');
}

function detailOf(by: Dimension, within: string | null, names: Names): string {
  if (by === 'position') return within === null ? absentLabels.toplist : (names.toplists.get(within)?.name ?? within);
  return by === 'block' ? (within ?? absentLabels.page) : '';
}

export function nameFilter(by: FilterName, value: string | null, names: Names): string {
  return nameGroup(by, { key: value, within: null, wayOut: '' }, names).name;
}

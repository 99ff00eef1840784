import { blockForms } from '@lupa/blocks/blocks.cms.ts';
import { idOfB, isExperimentType } from '@lupa/contracts/experiment.ts';
import { defineQuery, runQuery, type Executor } from '@lupa/database/query.ts';
import type { Payload, Where } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { idOf } from '../../core/publish/sources.ts';
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

/** Whose names are needed: there are many offers, and a block for each line of a page. */
type Wanted = { offers: Where; pagesOfBlocks?: Iterable<string | null> };

export const offersById = (ids: Iterable<string | null>): Where => ({
  id: { in: [...new Set(ids)].filter((id) => id !== null && /^\d{1,9}$/.test(id)) },
});

const documentUrl = (collection: string, id: number) => `/admin/collections/${collection}/${id}`;

export async function loadNames(payload: Payload, { offers: where, pagesOfBlocks = [] }: Wanted): Promise<Names> {
  const all = { pagination: false, depth: 0 } as const;
  const [partners, offers, toplists, blocks] = await Promise.all([
    payload.find({ collection: slugs.partners, ...all, select: { name: true, slug: true } }),
    payload.find({ collection: slugs.offers, ...all, where, select: { titlePreview: true, partner: true, afflinkProxy: true } }),
    payload.find({ collection: slugs.toplists, ...all, select: { name: true, identifier: true } }),
    queryBlocks(payload.db.pool, pagesOfBlocks),
  ]);
  const partnerById = new Map(partners.docs.map((partner) => [partner.id, partner]));
  return {
    partners: new Map(partners.docs.map(({ id, name, slug }) => [slug, { name, studioUrl: documentUrl(slugs.partners, id) }])),
    offers: new Map(
      offers.docs.map(({ id, titlePreview, partner, afflinkProxy }) => {
        const { slug = '', name = '' } = partnerById.get(idOf(partner) ?? 0) ?? {};
        const named = { name: titlePreview, studioUrl: documentUrl(slugs.offers, id), partner: name, wayOut: `${slug}/${afflinkProxy}` };
        return [String(id), named];
      }),
    ),
    toplists: new Map(toplists.docs.map(({ id, name, identifier }) => [identifier, { name, studioUrl: documentUrl(slugs.toplists, id) }])),
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

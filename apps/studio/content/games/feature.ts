import { chosenFrom } from '@lupa/blocks/shared/forms/fields.ts';
import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import { anyLocale } from '@lupa/database/delivery.ts';
import type { CollectionConfig } from 'payload';
import { contentAccess, roleOf } from '../../core/access/roles.ts';
import { selectEntries } from '../../core/find.ts';
import { pageAt, type StudioFeature } from '../../core/feature.ts';
import { buildDocument, type PublicDocument } from '../../core/publish/documents.ts';
import { publishHooks } from '../../core/publish/hooks.ts';
import type { Reader } from '../../core/publish/publishing.ts';
import { menu, slugs } from '../../core/slugs.ts';
import type { StudioEnv } from '../../core/env.ts';
import { openCatalogue, type Catalogue, type CatalogueItem, type CatalogueKind } from './catalogue.ts';
import { cataloguePagePath } from './cataloguePaths.ts';
import { readCataloguePath, pageOfGame } from '@lupa/contracts/cataloguePath.ts';
import { foldText } from '@lupa/domain/foldText.ts';
import type { NamedChoice, ChoiceSource } from '../../core/choices/choice.ts';
import { readSiteTarget, siteUrlOf } from '../../core/publish/siteTarget.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { formatAge } from '../../core/dates/formatMoment.ts';
import { mayWritePages, type Work, type WorkContext, type WorkPart, type WorkSection } from '../../core/frontPage/work.ts';

const stoppedQuery = defineQuery(
  'arcade.stoppedGames',
  `select g.id, g.name, g.normalised_name as "normalisedName", g.local_url as "localUrl", c.failing_since as "failingSince", c.status,
    count(*) over ()::int as total
  from arcade.play_checks c join arcade.games g on g.id = c.game_id and g.free_play_hash = c.hash
  where c.stopped_at is not null order by g.search_volume desc, g.id limit $1 offset $2`,
  { notNull: ['total'] },
);

/** Games whose free play the catalogue has stopped (docs/decisions/085), the most searched first. Those with a page lead there. */
async function loadStopped({ req, now }: WorkContext, { limit, offset }: WorkPart): Promise<Work> {
  const { payload } = req;
  const { rows } = await runQuery(payload.db.pool, stoppedQuery, [limit, offset]);
  const siteUrl = siteUrlOf(payload);
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ failingSince, status, ...game }) => ({
      key: String(game.id),
      href: new URL(pageOfGame(game) ?? '/', siteUrl).href,
      title: game.name,
      kind: `Juego ${game.id}`,
      detail: formatStatus(status),
      ...(failingSince && { when: formatAge(failingSince, now) }),
      tone: 'warning' as const,
    })),
  };
}

function formatStatus(status: number | null): string {
  if (status === null) return 'No responde';
  return status === 200 ? 'Lo que responde no es un juego' : `Responde ${status}`;
}

export const stoppedGames: WorkSection = {
  id: 'juegos-detenidos',
  place: 100,
  title: 'Juegos que no parten',
  isFor: mayWritePages,
  load: loadStopped,
  empty: 'Ningún juego gratis está detenido.',
  isState: true,
};

const shownAtMost = 20;
const comparedAtMost = 100;

/** Games or providers as a field chooses them: by name, by number, or by the address of their page on the site. */
function catalogueChoices(catalogue: Catalogue, kind: CatalogueKind): ChoiceSource {
  const { search, byIds } = catalogue[kind];
  async function match(siteUrl: string, typed: string): Promise<CatalogueItem[]> {
    const path = readSiteTarget(typed, siteUrl)?.path ?? null;
    const read = path === null ? null : readCataloguePath(path);
    if (read?.kind === 'game') return kind === 'games' ? byIds([Number(read.id)]) : [];
    const name = path === null ? typed : read?.kind === 'provider' ? read.name.replaceAll('-', ' ') : path;
    const { items } = await search(name, 1, comparedAtMost);
    return items.filter((item) => (path === null ? foldText(item.name) === foldText(typed) : item.path === path));
  }
  return {
    async find({ payload }, typed) {
      const isNumber = /^\d{1,9}$/.test(typed);
      const exact = isNumber ? await byIds([Number(typed)]) : typed.includes('/') ? await match(siteUrlOf(payload), typed) : [];
      const { items } = await search(typed, 1, shownAtMost);
      return [...new Map([...exact, ...items].map((item) => [item.id, toChoice(item)])).values()];
    },
    name: async (_, values) => (await byIds(values.map(Number).filter(Number.isSafeInteger))).map(toChoice),
    match: async ({ payload }, typed) => (await match(siteUrlOf(payload), typed)).map(toChoice),
  };
}

const toChoice = ({ id, name, kind, picture }: CatalogueItem): NamedChoice => ({
  asked: String(id),
  value: String(id),
  title: name,
  detail: `${kind} · n.º ${id}`,
  picture,
});

const GameExtras: CollectionConfig = {
  slug: slugs.gameExtras,
  labels: { singular: 'Dato de juego', plural: 'Datos de juegos' },
  admin: {
    group: menu.content,
    useAsTitle: 'arcadeId',
    defaultColumns: ['arcadeId', 'theme', 'volatility', 'rating'],
    description: 'Lo que la redacción agrega a un juego del catálogo.',
  },
  access: contentAccess,
  hooks: publishHooks(slugs.gameExtras),
  fields: [
    { name: 'arcadeId', type: 'number', label: 'Juego', required: true, unique: true, min: 1, ...chosenFrom('games') },
    { name: 'volatility', type: 'text', label: 'Volatilidad' },
    { name: 'rating', type: 'text', label: 'Nota' },
    { name: 'theme', type: 'text', label: 'Temática' },
    { name: 'description', type: 'textarea', label: 'Descripción' },
    { name: 'multiplier', type: 'text', label: 'Multiplicador' },
    { name: 'popularity', type: 'text', label: 'Popularidad' },
  ],
};

export function buildGamesFeature(env: StudioEnv): StudioFeature {
  const catalogue = openCatalogue(env);
  return {
    name: 'games',
    custom: { catalogue },
    menu: [
      {
        id: 'catalogue',
        path: cataloguePagePath,
        label: 'Catálogo de juegos',
        description: 'Los juegos y proveedores, con dónde se usa cada uno.',
        group: 'reports',
        place: 40,
        isFor: (user) => roleOf(user) !== undefined,
      },
    ],
    places: ({ user }) =>
      roleOf(user) === undefined
        ? []
        : [{ title: 'Catálogo de juegos', detail: 'Estudio', path: cataloguePagePath, words: 'proveedores tragamonedas escribir sobre' }],
    views: { catalogue: pageAt('/catalogo', 'Catálogo de juegos', '/content/games/CatalogueView.tsx#CatalogueView') },
    choices: { games: catalogueChoices(catalogue, 'games'), providers: catalogueChoices(catalogue, 'providers') },
    find: [
      {
        collection: slugs.gameExtras,
        place: 120,
        sql: selectEntries('game-extras', 'game_extras', {
          title: `'Juego ' || doc.arcade_id`,
          detail: 'doc.theme',
          texts: ['doc.arcade_id::text', 'doc.theme'],
        }),
      },
    ],
    work: [stoppedGames],
    collections: [{ config: GameExtras, handledAs: 'document' }],
    publishing: { builders: { [slugs.gameExtras]: buildGameExtras } },
  };
}

async function buildGameExtras(id: number, reader: Reader): Promise<PublicDocument[]> {
  const extra = await reader.find(slugs.gameExtras, id, defaultContentLocale);
  return extra ? [buildDocument('gameExtra', String(extra.arcadeId), anyLocale, extra, { refs: new Set() })] : [];
}

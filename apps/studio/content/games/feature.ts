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
import { openCatalogue } from './catalogue.ts';
import { catalogueChoices } from './catalogueChoices.ts';
import { cataloguePagePath } from './cataloguePaths.ts';
import { stoppedGames } from './stoppedGames.ts';

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

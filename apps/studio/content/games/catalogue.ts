import { type calls as allCalls, calls } from '@lupa/contracts/calls.ts';
import { pageOfGame, providerPagePath } from '@lupa/contracts/cataloguePath.ts';
import { logoHash, type Provider, type RawGame } from '@lupa/contracts/game.ts';
import { gameTypeLabels } from '@lupa/contracts/gameType.ts';
import { buildImagePath, imageSources } from '@lupa/contracts/imagePath.ts';
import { foldText } from '@lupa/domain/foldText.ts';
import { fetchTraced } from '@lupa/server/fetchDirectly.ts';
import { readBounded } from '@lupa/server/readBounded.ts';
import type { z } from 'zod';
import { refuse } from '../../core/api/answers.ts';
import type { StudioEnv } from '../../core/env.ts';

/** A game or provider of the catalogue. `path`: its page on the site; `kind`: the type and provider of a game. */
export type CatalogueItem = { id: number; name: string; kind: string; picture: string | null; path: string | null };
export type CatalogueKind = 'games' | 'providers';
type CataloguePart = { items: CatalogueItem[]; total: number };

export type Catalogue = Record<
  CatalogueKind,
  {
    /** Those whose name has what was typed, the most popular games first; `page` from 1. */
    search: (typed: string, page: number, pageSize: number) => Promise<CataloguePart>;
    byIds: (ids: readonly number[]) => Promise<CatalogueItem[]>;
  }
>;

const catalogueIsAway = 'El catálogo de juegos no responde. Lo que está escrito se conserva; los números se pueden escribir igual.';

type Call = 'games' | 'gamesByIds' | 'providers';
type Answer<Name extends Call> = z.output<(typeof allCalls)[Name]['schema']>;

const longestWait = 4000;
const largestAnswer = 8 * 1024 * 1024;

/** The games service, ours or another (docs/bring-your-own-services.md). Calls throw an APIError where it does not answer. */
export function openCatalogue({
  arcadeUrl,
  imagesUrl,
  arcadeImagesUrl,
}: Pick<StudioEnv, 'arcadeUrl' | 'imagesUrl' | 'arcadeImagesUrl'>): Catalogue {
  async function ask<Name extends Call>(name: Name, parameters: Record<string, string> = {}): Promise<Answer<Name>> {
    const { path, schema } = calls[name];
    try {
      const url = `${arcadeUrl}${path}?${new URLSearchParams(parameters)}`;
      const response = await fetchTraced(path, url, { signal: AbortSignal.timeout(longestWait), headers: { accept: 'application/json' } });
      if (!response.ok) throw new Error(`The games service answered ${response.status}.`);
      return schema.parse(JSON.parse((await readBounded(response.body, largestAnswer)).toString())) as Answer<Name>;
    } catch (cause) {
      throw Object.assign(refuse(catalogueIsAway, 503), { cause });
    }
  }
  function picture(images: RawGame['images']): string | null {
    const hash = logoHash(images);
    if (hash === null || /^(?:[a-z]+:)?\/\//i.test(hash)) return null;
    if (arcadeImagesUrl !== undefined) return `${arcadeImagesUrl}/${hash}`;
    return imagesUrl + buildImagePath(`${imageSources.arcade}/${hash}`, { width: 96, height: 96, fit: 'contain' });
  }
  const ofGame = (game: RawGame): CatalogueItem => ({
    id: Number(game.id),
    name: game.name,
    kind: [gameTypeLabels[game.type as keyof typeof gameTypeLabels] ?? game.type, game.provider.name].join(' · '),
    picture: picture(game.images),
    path: pageOfGame(game),
  });
  const ofProvider = (provider: Provider): CatalogueItem => ({
    id: Number(provider.id),
    name: provider.name,
    kind: provider.archived ? 'Proveedor archivado' : 'Proveedor',
    picture: picture(provider.images),
    path: providerPagePath(provider),
  });
  const listProviders = async () => numbered((await ask('providers')).map(ofProvider));

  return {
    games: {
      async search(typed, page, pageSize) {
        const { results, rowsFound } = await ask('games', {
          search: typed,
          page: String(page),
          pageSize: String(pageSize),
          facets: 'false',
        });
        return { items: numbered(results.map(ofGame)), total: Math.max(rowsFound, results.length) };
      },
      byIds: async (ids) => (ids.length === 0 ? [] : numbered((await ask('gamesByIds', { ids: ids.join(',') })).results.map(ofGame))),
    },
    providers: {
      async search(typed, page, pageSize) {
        const words = foldText(typed).split(/\s+/);
        const items = (await listProviders())
          .filter(({ name }) => words.every((word) => foldText(name).includes(word)))
          .toSorted((one, other) => one.name.localeCompare(other.name, 'es'));
        return { items: items.slice((page - 1) * pageSize, page * pageSize), total: items.length };
      },
      byIds: async (ids) => (ids.length === 0 ? [] : (await listProviders()).filter(({ id }) => ids.includes(id))),
    },
  };
}

/** Fields hold numbers: what another service calls otherwise cannot be chosen. */
const numbered = (items: CatalogueItem[]): CatalogueItem[] => items.filter(({ id }) => Number.isSafeInteger(id) && id > 0);

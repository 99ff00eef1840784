import type { IncomingHttpHeaders } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { ClientsOfProcess, PageAsker } from '@lupa/clients/createClients.ts';
import { territoriesSchema } from '@lupa/contracts/territory.ts';
import { findTerritory } from '@lupa/domain/territory.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { replaceFile } from '@lupa/server/replaceFile.ts';
import { type LocationSources, readTerritory } from './readUserLocation.ts';

export type VisitorTerritories = {
  /** As which territory a visitor is answered; null: as the market itself. */
  of: (headers: IncomingHttpHeaders) => string | null;
  varyOn: () => string[];
  open: () => Promise<void>;
  /** Asks which territories offers name. Never fails: those that are known stay, and it asks again in a while. */
  follow: (asker: PageAsker) => Promise<void>;
  close: () => Promise<void>;
};

type Options = { clients: ClientsOfProcess; sources: LocationSources; file: string; logger: Logger };

/**
 * Tells visitors apart as far as offers do: while none names a territory, not at all. Until that is known, whoever is abroad is in none of them. It is
 * kept on the disk, so that a site whose services are down knows it, too.
 */
export function createVisitorTerritories({ clients, sources, file, logger }: Options): VisitorTerritories {
  const inLowerCase = {
    ...sources,
    countryHeader: sources.countryHeader.toLowerCase(),
    regionHeader: sources.regionHeader.toLowerCase(),
  };
  let named: readonly string[] | null = null;
  let following: Promise<void> = Promise.resolve();
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function keep(territories: readonly string[]): Promise<void> {
    const isSame = JSON.stringify(named) === JSON.stringify(territories);
    named = territories;
    if (isSame) return;
    try {
      await replaceFile(file, JSON.stringify(territories));
    } catch (error) {
      logger.warn({ event: 'territories.notKept', err: error }, 'the territories of offers cannot be kept on disk');
    }
  }

  function follow(asker: PageAsker): Promise<void> {
    clearTimeout(retry);
    following = following.then(() => ask(asker));
    return following;
  }

  async function ask(asker: PageAsker): Promise<void> {
    if (isClosed) return;
    const { partners } = clients.forPage(asker).clients;
    const territories = await partners.fetchTerritories().catch(() => null);
    if (territories !== null) await keep(territories);
    else if (!isClosed) retry = setTimeout(() => void follow(asker), retryMilliseconds).unref();
  }

  return {
    of: (headers) => {
      if (named?.length === 0) return null;
      return findTerritory(
        named ?? unknown,
        readTerritory((name) => headers[name]?.toString(), inLowerCase),
      );
    },
    varyOn: () => (named?.length === 0 ? [] : [sources.countryHeader, sources.regionHeader]),
    open: async () => {
      named ??= await readFile(file, 'utf8')
        .then((text) => territoriesSchema.parse(JSON.parse(text)))
        .catch(() => null);
    },
    follow,
    close: () => {
      isClosed = true;
      clearTimeout(retry);
      return following;
    },
  };
}

const retryMilliseconds = 10_000;

/** A territory of which no visitor is. */
const unknown = ['ZZ-ZZZ'];

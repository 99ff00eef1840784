import { isOpenEnded, logoHash, type GamesAnswer, type Provider } from '@lupa/contracts/game.ts';
import { nameGameType } from '@lupa/contracts/gameType.ts';
import { imageSources } from '@lupa/contracts/imagePath.ts';
import { defaultPageLocale } from '@lupa/contracts/locale.ts';
import { writtenLocale } from '@lupa/contracts/market.ts';
import { formatNumber } from '@lupa/ui/formatNumber.ts';
import type { PictureProps } from '@lupa/ui/Picture.tsx';
import type { BlockContext, PictureSpace } from '../block.ts';
import type { HeroFact } from './HeroFacts.tsx';
import type { StoredHeroSection } from './heroSection.schema.ts';

export type ProviderSubject = {
  kind: 'provider';
  logo: PictureProps | null;
  facts: HeroFact[];
  archived: { label: string; text: string } | null;
  /** `count` is null where only the types are known. */
  gameTypes: { label: string; types: { name: string; count: string | null }[] } | null;
};

/** Null where no provider is named, or the catalogue does not know it. Its games embellish. */
export async function loadProviderSubject(
  { providerId }: Pick<StoredHeroSection, 'providerId'>,
  context: BlockContext,
): Promise<ProviderSubject | null> {
  if (providerId === null) return null;
  const { arcade } = context.clients;
  const [providers, games, typeNames] = await Promise.all([
    arcade.fetchProviders().catch(() => []),
    arcade.fetchGames({ providerIds: [providerId], pageSize: 1 }).catch(() => null),
    arcade.fetchGameTypes().catch((): Record<string, string> => ({})),
  ]);
  const provider = providers.find(({ id }) => id === providerId);
  const found = games && games.rowsFound > 0 ? games : null;
  if (!provider) return null;
  const { archived, archived_provider } = context.microcopy;
  return {
    kind: 'provider',
    logo: presentArtwork(
      logoHash(provider.images),
      provider.name,
      { width: 96, height: 96, fit: 'inside', isPriority: context.index === 0 },
      context,
    ),
    facts: presentFacts(provider, found, context),
    archived: provider.archived ? { label: archived, text: archived_provider } : null,
    gameTypes: presentGameTypes(provider, found, typeNames, context),
  };
}

function presentFacts({ founded }: Provider, games: GamesAnswer | null, { microcopy, locale }: BlockContext): HeroFact[] {
  const jackpots = games?.facets.jackpots ?? 0;
  return [
    ...(games && !isOpenEnded(games, 1)
      ? [{ label: microcopy.games_offered, value: formatNumber(games.rowsFound, locale), note: null }]
      : []),
    ...(jackpots > 0 ? [{ label: microcopy.with_jackpot, value: formatNumber(jackpots, locale), note: null }] : []),
    ...(founded === 'N/A' ? [] : [{ label: microcopy.founded, value: founded, note: null }]),
  ];
}

function presentGameTypes(
  { gameTypes }: Provider,
  games: GamesAnswer | null,
  names: Record<string, string>,
  { microcopy, locale }: BlockContext,
): ProviderSubject['gameTypes'] {
  // The service's own words are in the site's main language.
  const nameOf = (type: string, label: string) =>
    writtenLocale(locale) === defaultPageLocale ? label : (nameGameType(type, locale) ?? label);
  const counted = (games?.facets.gameTypes ?? [])
    .flatMap(({ type, label, count }) => (label !== '' && count !== null && count > 0 ? { name: nameOf(type, label), count } : []))
    .toSorted((one, other) => other.count - one.count)
    .map(({ name, count }) => ({ name, count: formatNumber(count, locale) }));
  const named = gameTypes.flatMap((type) => (names[type] ? [{ name: nameOf(type, names[type]), count: null }] : []));
  const types = counted.length > 0 ? counted : named;
  return types.length === 0 ? null : { label: microcopy.game_types, types };
}

function presentArtwork(hash: string | null, alt: string, space: PictureSpace, { presenter }: BlockContext): PictureProps | null {
  if (hash === null) return null;
  const image = { src: `${imageSources.arcade}/${hash}`, alt, width: null, height: null };
  return presenter.picture(image, space);
}

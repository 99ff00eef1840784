import type { CasinoRecord } from '@lupa/contracts/casinoRecord.ts';
import type { GameType } from '@lupa/contracts/gameType.ts';
import { type ContentLocale, contentLocales } from '@lupa/contracts/locale.ts';
import { z } from 'zod';
import { demoGames, demoProviders, featuredGames, gamesOfType, mostSearched } from './catalogue/demoCatalogue.ts';
import { siteLogo, sisterSites } from './globals.ts';
import { partners } from './partners/partners.ts';
import { recordsOf } from './partners/records.ts';
import { authors } from './writing/authors.ts';
import { formatPesos } from './writing/figures.ts';
import { paymentMethods } from './writing/paymentMethods.ts';
import { readContent } from './writing/readContent.ts';

/** Where the files of the pictures are. */
export const mediaFolder = new URL('media/', import.meta.url);

export const logoFile = (partnerSlug: string): string => `${partnerSlug}.png`;
export const iconFile = (partnerSlug: string): string => `${partnerSlug}-icono.png`;
export const paymentFile = (internalName: string): string => `pago-${internalName}.png`;
export const portraitFile = (authorKey: string): string => `autor-${authorKey}.png`;
export const gamePictureFile = (gameId: number): string => `juego-${gameId}.png`;
export const providerMarkFile = (providerId: number): string => `estudio-${providerId}.png`;
/** Null where no money arrived. */
export const slipFile = ({ id, transfer }: Pick<CasinoRecord, 'id' | 'transfer'>): string | null =>
  transfer?.receivedAt ? `comprobante-${id}.png` : null;

const typesWithPage = ['SLOTS', 'ROULETTE', 'BLACKJACK', 'VIDEO_POKER', 'BINGO', 'CRASH_GAMES', 'BACCARAT', 'SCRATCH_CARDS'] as const;
const fileOfFirst = (games: typeof demoGames): string => gamePictureFile(mostSearched(games)[0]?.id ?? 0);
/** A type of game looks like the one of its games that is searched most. */
export const typePictureFile = (type: GameType): string => fileOfFirst(gamesOfType(type));
export const potPictureFile = fileOfFirst(demoGames.filter(({ jackpots }) => jackpots.length > 0));

const pngFile = z.string().endsWith('.png');
const pictureSchema = z.strictObject({ file: pngFile, alt: z.string().min(1) });
const { illustrations, backdrops, signs, cover } = readContent(
  'pictures.yaml',
  z.strictObject({
    /** What a page is about. */
    illustrations: z.array(pictureSchema),
    /** Grounds for the text of a hero. */
    backdrops: z.array(pngFile),
    /** Helplines and ages. */
    signs: z.array(pictureSchema),
    /** The first picture of the home page. */
    cover: pictureSchema.extend({ translations: z.partialRecord(z.enum(contentLocales), z.string()) }),
  }),
);

/** A file of `mediaFolder`, and what somebody is told who cannot see it; nothing where it is decoration. */
type DemoMedia = { file: string; alt: string; translations?: Partial<Record<ContentLocale, string>> };

const pictured = new Set([...featuredGames.map(({ id }) => gamePictureFile(id)), ...typesWithPage.map(typePictureFile), potPictureFile]);

/** A slip for every withdrawal and deposit that arrived. Each says that it is an example. */
const slips = partners.flatMap((partner) =>
  recordsOf(partner).flatMap((record): DemoMedia[] => {
    const file = slipFile(record);
    if (!record.transfer || !file) return [];
    const { amount, methodName } = record.transfer;
    return [{ file, alt: `Comprobante de ejemplo: ${formatPesos(amount ?? 0)} de ${partner.name} por ${methodName}` }];
  }),
);

/** Every picture of the demo site. */
export const media: DemoMedia[] = [
  ...illustrations,
  ...backdrops.map((file) => ({ file, alt: '' })),
  ...demoGames.map(({ id, name }) => ({ file: gamePictureFile(id), alt: name })).filter(({ file }) => pictured.has(file)),
  ...demoProviders.map(({ id, name }) => ({ file: providerMarkFile(id), alt: name })),
  ...partners.flatMap(({ slug, name }) => [
    { file: logoFile(slug), alt: name },
    { file: iconFile(slug), alt: '' },
  ]),
  ...paymentMethods.map(({ internalName, name }) => ({ file: paymentFile(internalName), alt: name })),
  ...authors.map(({ key, name }) => ({ file: portraitFile(key), alt: `Retrato dibujado de ${name}` })),
  { file: siteLogo, alt: 'LupaCasino' },
  ...sisterSites.map(({ key, name }) => ({ file: `${key}.png`, alt: name })),
  ...signs,
  ...slips,
  cover,
];

import { createHash } from 'node:crypto';
import { FileStore } from '@lupa/server/fileStore.ts';
import type { Logger } from '@lupa/server/logger.ts';
import PQueue from 'p-queue';
import { createElement } from 'react';
import { Card } from './Card.tsx';
import { shareImageSize } from '../../page/shareImage.ts';
import { type CardAddress, type CardContent, formatCardPath, versionOf } from './cardContent.ts';
import { type CardFont, loadCardFonts } from './cardFonts.ts';

const fileEnding = '.png';

export function createCardStore(directory: string, maximumBytes = 64 * 1024 * 1024): FileStore {
  return new FileStore({ directory, maximumBytes, ending: fileEnding });
}

export function cardFile(key: string): string {
  return `${createHash('sha256').update(key).digest('hex')}${fileEnding}`;
}

type CardsOptions = {
  store: FileStore;
  /** What the card of the page at this percent-encoded path says now; null where it has none. */
  loadContent: (path: string, requestId: string) => Promise<CardContent | null>;
  draw?: (content: CardContent) => Promise<Buffer>;
  logger: Logger;
};

type CardOutcome = { kind: 'card'; png: Buffer } | { kind: 'moved'; to: string } | { kind: 'missing' } | { kind: 'busy' };

// A drawing takes a core for a tenth of a second: pages come first.
const drawnAtOnce = 1;
const maximumWaiting = 20;

const queue = new PQueue({ concurrency: drawnAtOnce });

/** Cards of pages: from the store, or drawn once for all who ask. Only what a page says now is ever drawn, so an invented address costs no drawing. */
export function createCards({ store, loadContent, draw = drawCard, logger }: CardsOptions) {
  const drawings = new Map<string, Promise<Buffer>>();

  async function drawAndKeep(key: string, content: CardContent): Promise<Buffer> {
    const png = await draw(content);
    await store
      .write(cardFile(key), png)
      .catch((error: unknown) => logger.error({ event: 'cards.storeFailed', err: error, card: key }, 'a card cannot be stored'));
    return png;
  }

  /** @throws what loading the page or drawing throws */
  async function load(address: CardAddress, requestId: string): Promise<CardOutcome> {
    const key = formatCardPath(address);
    // What the disk refuses is drawn again.
    const kept = await store.read(cardFile(key)).catch(() => null);
    if (kept) return { kind: 'card', png: kept };
    const content = await loadContent(address.path, requestId);
    if (content === null) return { kind: 'missing' };
    const version = versionOf(content);
    if (version !== address.version) return { kind: 'moved', to: formatCardPath({ path: address.path, version }) };
    const running = drawings.get(key);
    if (!running && queue.size >= maximumWaiting) return { kind: 'busy' };
    const drawing = running ?? queue.add(() => drawAndKeep(key, content)).finally(() => drawings.delete(key));
    drawings.set(key, drawing);
    return { kind: 'card', png: await drawing };
  }

  return { load };
}

export type Cards = ReturnType<typeof createCards>;

/** A card that is kept nowhere, after those that wait; null when too many do. @throws what drawing throws */
export const drawOnce = (content: CardContent): Promise<Buffer> | null =>
  queue.size >= maximumWaiting ? null : queue.add(() => drawCard(content));

let fonts: Promise<CardFont[]> | undefined;

/** A card as PNG. Its libraries are loaded with the first one: a site that nobody shares does without them. */
export async function drawCard(content: CardContent): Promise<Buffer> {
  const [{ default: satori }, { default: sharp }] = await Promise.all([import('satori'), import('sharp')]);
  fonts ??= loadCardFonts();
  const svg = await satori(createElement(Card, { content }), { ...shareImageSize, fonts: await fonts });
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 95, effort: 7 }).toBuffer();
}

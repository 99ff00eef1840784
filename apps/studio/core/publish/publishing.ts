import type { ContentLocale } from '@lupa/contracts/locale.ts';
import type { CacheTag } from '@lupa/contracts/tags.ts';
import type { CollectionSlug, DataFromCollectionSlug, DataFromGlobalSlug, GlobalSlug, Payload, PayloadRequest } from 'payload';
import type { PublicDocument } from './documents.ts';
import type { RedirectsByPath } from './storedRedirects.ts';
import type { Built, Synced } from './syncDelivery.ts';
import type { Transaction } from './transaction.ts';

/** Reads what is saved as published (never a draft), references as ids, inside the transaction of the edit. */
export type Reader = {
  find: <Slug extends CollectionSlug>(collection: Slug, id: number, locale: ContentLocale) => Promise<DataFromCollectionSlug<Slug> | null>;
  /** In this language alone; without one, what is the same in all. */
  findGlobal: <Slug extends GlobalSlug>(global: Slug, locale?: ContentLocale) => Promise<DataFromGlobalSlug<Slug>>;
  findRedirects: () => Promise<RedirectsByPath>;
  /** What `load` finds, which is read once for all documents of a publication. */
  findOnce: <Found>(name: string, load: (tx: Transaction) => Promise<Found>) => Promise<Found>;
  /** From then on these pages are read in the languages alone in which they are published, and are null in others. */
  skipUnpublished: (pages: readonly number[]) => Promise<void>;
  siteUrl: string;
  publishing: readonly Publishing[];
  /** Nobody but those who are shown it sees what is built. */
  isPreview?: boolean;
};

/** Studio document → its public documents, all languages. None when it is not published or gone. */
type Build = (id: number, reader: Reader, editedLocale?: string) => Promise<PublicDocument[]>;

type BuildParts = {
  [Slug in CollectionSlug]?: (
    document: DataFromCollectionSlug<Slug>,
    locale: ContentLocale,
    reader: Reader,
  ) => Record<string, unknown> | Promise<Record<string, unknown>>;
};

/** What a feature does when something is published. */
export type Publishing = {
  builders?: Partial<Record<CollectionSlug, Build>>;
  globalBuilders?: Partial<Record<GlobalSlug, (reader: Reader) => Promise<PublicDocument[]>>>;
  /** Collections whose content is copied into the documents of others; of the rest others only know the key. */
  copied?: readonly CollectionSlug[];
  parts?: BuildParts;
  /** Reads before anything is built what its builders and parts need: one query after the other, as they share a connection. */
  prepare?: (reader: Reader) => Promise<unknown>;
  /** Keeps what has to be kept of these documents once they are stored. Returns cache tags of what it has changed. */
  afterSync?: (tx: Transaction, built: Built) => Promise<CacheTag[]>;
  /** Edits what has to follow documents with new addresses. Returns the sources that it has changed, which are not published yet. */
  followMoves?: (req: PayloadRequest, synced: Synced) => Promise<string[]>;
  notePublished?: (tx: Transaction, sources: readonly string[], siteUrl: string) => Promise<void>;
  /** Runs once after all publications of a transaction, or after many transactions. */
  endPublication?: (tx: Transaction, siteUrl: string) => Promise<void>;
};

export const publishingOf = ({ config }: Pick<Payload, 'config'>): readonly Publishing[] =>
  config.custom['publishing'] as readonly Publishing[];

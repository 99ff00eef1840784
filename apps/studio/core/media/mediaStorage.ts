import type { CollectionConfig, Payload } from 'payload';

/** Where the files of the library are, each by its name. Payload writes them; the rest is here. */
export type MediaStorage = {
  configure: (library: CollectionConfig) => Promise<CollectionConfig>;
  has: (filename: string) => Promise<boolean>;
  read: (filename: string) => Promise<Buffer | null>;
  remove: (filename: string) => Promise<void>;
  /** Whether the name of a new file is taken, where Payload does not see that. */
  isTaken: (filename: string) => Promise<boolean>;
  /** Before an edit replaces a file: keeps it, until what is given back is called, right after Payload has deleted it. */
  keep: (filename: string) => Promise<() => Promise<void>>;
  removeLeftovers: (now: Date) => Promise<void>;
};

export const mediaStorageOf = ({ config }: Payload): MediaStorage => config.custom['mediaStorage'] as MediaStorage;

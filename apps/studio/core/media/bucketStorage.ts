import { type BucketSettings, buildBucketClientConfig, createBucket } from '@lupa/server/bucket.ts';
import { maximumSourceBytes } from '@lupa/server/images/imageLimits.ts';
import { s3Storage } from '@payloadcms/storage-s3';
import type { CollectionAfterChangeHook, CollectionConfig, Config, Payload } from 'payload';
import { slugs } from '../slugs.ts';
import type { MediaStorage } from './mediaStorage.ts';

const prefix = 'media';
/** Of the plugin, for several prefixes and uploads past the studio: without a column here. */
const unusedFields = ['prefix', '_objectKey'];

/** Files of the library as objects `media/<name>` of a bucket. Payload wants a folder all the same: nothing is ever in `unusedDirectory`. */
export function createBucketStorage(settings: BucketSettings, unusedDirectory: string): MediaStorage {
  const bucket = createBucket(settings);
  const keyOf = (filename: string) => `${prefix}/${filename}`;
  const has = async (filename: string) => (await bucket.find(keyOf(filename))) !== null;
  return {
    configure: (library) => storeInBucket(library, settings, unusedDirectory),
    has,
    read: (filename) => bucket.read(keyOf(filename), maximumSourceBytes),
    remove: (filename) => bucket.remove(keyOf(filename)),
    isTaken: has,
    // Nothing deletes it: see `onlyUpload`.
    keep: async () => async () => undefined,
    removeLeftovers: async () => undefined,
  };
}

async function storeInBucket(library: CollectionConfig, settings: BucketSettings, unusedDirectory: string): Promise<CollectionConfig> {
  const plugin = s3Storage({
    bucket: settings.name,
    clientCacheKey: `${settings.endpoint ?? ''}/${settings.name}`,
    collections: { [slugs.media]: { prefix } },
    config: buildBucketClientConfig(settings),
  });
  // On a configuration of its own: what it adds to the studio's pages is for uploads past the studio.
  const { collections: [stored] = [] } = await plugin({ collections: [library] } as unknown as Config);
  if (!stored) throw new Error('The storage plugin gives back no collection.');
  const { hooks = {}, fields } = stored;
  const others = (hooks.afterChange ?? []).slice(0, -1);
  const upload = hooks.afterChange?.slice(-1) ?? [];
  return {
    ...stored,
    fields: fields.filter((field) => !('name' in field) || !unusedFields.includes(field.name)),
    hooks: { ...hooks, afterChange: [...others, ...upload.map(onlyUpload)] },
    upload: { ...(stored.upload as object), staticDir: unusedDirectory, skipSafeFetch: false },
  };
}

/** The plugin's hook would also save the document again as an edit of its own, and delete the replaced file, which stays for a day. */
const onlyUpload =
  (hook: CollectionAfterChangeHook): CollectionAfterChangeHook =>
  (args) => {
    const payload = Object.create(args.req.payload, { update: { value: async () => undefined } }) as Payload;
    const req = Object.create(args.req, { payload: { value: payload }, file: { value: args.req.file, writable: true } }) as typeof args.req;
    return hook({ ...args, operation: 'create', req });
  };

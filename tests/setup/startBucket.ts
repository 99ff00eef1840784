import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bucket, type BucketSettings, createBucket } from '@lupa/server/bucket.ts';
import S3rver from 's3rver';

export type TestBucket = {
  settings: BucketSettings;
  /** What looks into it beside what is tested. */
  bucket: Bucket;
  /** The server is away from then on. */
  stop: () => Promise<void>;
  close: () => Promise<void>;
};

/** An S3 server with an empty bucket. */
export async function startBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'lupa-bucket-'));
  const name = 'lupa-media';
  const server = new S3rver({ port: 0, address: '127.0.0.1', directory, silent: true, configureBuckets: [{ name, configs: [] }] });
  // It would write to the console what ends after its own end.
  (server as unknown as { logger: { silent: boolean } }).logger.silent = true;
  const { port } = await server.run();
  const settings = {
    name,
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    forcePathStyle: true,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  const bucket = createBucket(settings);
  let isUp = true;
  const stop = async () => {
    if (isUp) await server.close();
    isUp = false;
  };
  return {
    settings,
    bucket,
    stop,
    close: async () => {
      bucket.close();
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

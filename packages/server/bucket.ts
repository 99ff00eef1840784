import { addAbortSignal, type Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { readBounded, TooLargeError } from './readBounded.ts';

export type BucketSettings = {
  name: string;
  region: string;
  /** Of a server other than AWS. The one address inside a network that is opened. */
  endpoint: string | undefined;
  /** `https://host/bucket/key` instead of `https://bucket.host/key`. */
  forcePathStyle: boolean;
  accessKeyId: string;
  secretAccessKey: string;
};

export class BucketError extends Error {
  override readonly name = 'BucketError';
}

/** Calls throw a BucketError. */
export type Bucket = {
  check: () => Promise<void>;
  /** `etag` changes whenever the bytes do; null when there is no such object. */
  find: (key: string) => Promise<{ etag: string; bytes: number } | null>;
  /** Null when there is no such object. @throws TooLargeError */
  read: (key: string, maximumBytes: number) => Promise<Buffer | null>;
  write: (key: string, bytes: Buffer, mediaType: string) => Promise<void>;
  remove: (key: string) => Promise<void>;
  list: (prefix: string) => Promise<string[]>;
  close: () => void;
};

/** Milliseconds. */
const patience = { connection: 3000, answer: 10_000, upload: 60_000 };
type BucketOptions = {
  timeout?: number;
};

export function buildBucketClientConfig({ region, endpoint, forcePathStyle, ...credentials }: BucketSettings): S3ClientConfig {
  const { accessKeyId, secretAccessKey } = credentials;
  const agent = { keepAlive: true, maxSockets: 100 };
  return {
    region,
    ...(endpoint !== undefined && { endpoint }),
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    // Checksums in trailers are unknown to older servers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: patience.connection,
      requestTimeout: patience.upload,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
  };
}

export function createBucket(settings: BucketSettings, { timeout = patience.answer }: BucketOptions = {}): Bucket {
  const client = new S3Client(buildBucketClientConfig(settings));
  const { name: Bucket } = settings;
  const answerTime = () => AbortSignal.timeout(timeout);
  return {
    check: () => explain(client.send(new HeadBucketCommand({ Bucket }), { abortSignal: answerTime() }).then(() => undefined)),
    find: (key) =>
      explain(
        orNull(client.send(new HeadObjectCommand({ Bucket, Key: key }), { abortSignal: answerTime() })).then(
          (found) => found && { etag: found.ETag ?? String(found.LastModified?.getTime()), bytes: found.ContentLength ?? 0 },
        ),
      ),
    read: (key, maximumBytes) =>
      explain(
        (async () => {
          const abortSignal = answerTime();
          const found = await orNull(client.send(new GetObjectCommand({ Bucket, Key: key }), { abortSignal }));
          return found && readBounded(addAbortSignal(abortSignal, found.Body as Readable), maximumBytes);
        })(),
      ),
    write: (key, bytes, mediaType) =>
      explain(
        client
          .send(new PutObjectCommand({ Bucket, Key: key, Body: bytes, ContentType: mediaType }), {
            abortSignal: AbortSignal.timeout(patience.upload),
          })
          .then(() => undefined),
      ),
    remove: (key) =>
      explain(client.send(new DeleteObjectCommand({ Bucket, Key: key }), { abortSignal: answerTime() }).then(() => undefined)),
    list: (prefix) =>
      explain(
        (async () => {
          const keys: string[] = [];
          for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix }))
            for (const { Key } of Contents) if (Key !== undefined) keys.push(Key);
          return keys;
        })(),
      ),
    close: () => client.destroy(),
  };
}

function orNull<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  return asked.catch((error: unknown) => {
    if (error instanceof NotFound || error instanceof NoSuchKey) return null;
    throw error;
  });
}

function explain<Value>(asked: Promise<Value>): Promise<Value> {
  return asked.catch((cause: unknown) => {
    if (cause instanceof TooLargeError) throw cause;
    throw new BucketError('the bucket does not answer as it should', { cause });
  });
}

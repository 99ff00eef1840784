import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool, type Pool } from '@lupa/database/connect.ts';
import type { BucketSettings } from '@lupa/server/bucket.ts';
import { BasePayload, getPayload, type Payload, type SanitizedConfig } from 'payload';
import { createTestDatabase } from '../../../tests/setup/testDatabase.ts';
import type { StudioEnv } from '../core/env.ts';
import type { MailSettings } from '../core/mail/mailSettings.ts';
import { buildFeatures } from '../features.ts';
import { buildStudioConfig } from '../studioConfig.ts';

export type Studio = {
  payload: Payload;
  pool: Pool;
  databaseUrl: string;
  mediaDirectory: string;
  mail: MailSettings | null;
  close: () => Promise<void>;
};

export const testPreviewSecret = 'only for previews of tests, but long enough';

type TestOptions = { mail?: MailSettings | null; bucket?: BucketSettings | null; without?: string; arcadeUrl?: string };

export async function buildTestConfig(
  databaseUrl: string,
  mediaDirectory: string,
  { mail = null, bucket = null, without, arcadeUrl = 'http://127.0.0.1:1/api/arcade' }: TestOptions = {},
): Promise<SanitizedConfig> {
  const env: StudioEnv = {
    databaseUrl,
    sessionUrl: databaseUrl,
    secret: 'only for tests, but long enough for them',
    previewSecret: testPreviewSecret,
    studioUrl: 'http://localhost:3001',
    siteUrl: 'http://localhost:3000',
    clickoutUrl: 'http://localhost:4004',
    arcadeUrl,
    imagesUrl: 'http://localhost:4006',
    arcadeImagesUrl: undefined,
    mediaDirectory,
    bucket,
    logLevel: 'silent',
    trustedProxies: 0,
    errorReportDays: 180,
    clickDays: 90,
    consentDays: 1095,
    linkProxy: null,
    mail,
  };
  const features = await buildFeatures(env);
  return buildStudioConfig(
    env,
    features.filter(({ name }) => name !== without),
  );
}

export async function startSecondStudio({
  databaseUrl,
  mediaDirectory,
  mail,
}: Pick<Studio, 'databaseUrl' | 'mediaDirectory' | 'mail'>): Promise<Payload> {
  return new BasePayload().init({ config: buildTestConfig(databaseUrl, mediaDirectory, { mail }) });
}

/** A studio with a database of its own; with `mail`, one that sends mails; with `bucket`, one that keeps its files there. */
export async function startStudio({ mail = null, bucket = null, ...more }: TestOptions = {}): Promise<Studio> {
  const database = await createTestDatabase({ hasStudio: true });
  const directory = await mkdtemp(join(tmpdir(), 'lupa-test-studio-'));
  const mediaDirectory = join(directory, 'media');
  const config = buildTestConfig(database.url, mediaDirectory, { mail, bucket, ...more });
  const payload = await getPayload({ config });
  const pool = createPool({ url: database.url, name: 'test', max: 2 });
  return {
    payload,
    pool,
    databaseUrl: database.url,
    mediaDirectory,
    mail,
    close: async () => {
      await pool.end();
      await endPayload(payload);
      await database.drop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

type Started = { _payload: Map<string, unknown> };

/** Ends a Payload with its connections. The next file of this process gets one of its own: Payload would hand out the one that it started first. */
async function endPayload(payload: Payload): Promise<void> {
  (globalThis as unknown as Started)._payload.clear();
  const { pool } = payload.db;
  await payload.destroy();
  // Never done: Payload holds one connection for itself, which ends with the database.
  void pool.end();
}

import { expect, it } from 'vitest';
import { findConfigurationFault } from './describeVariables.ts';
import { readBucketSettings } from './readBucketSettings.ts';
import { readConfiguration } from './readConfiguration.ts';

const read = (source: Record<string, string>) => readBucketSettings(readConfiguration('images', source));
const whole = { S3_BUCKET: 'lupa-media', S3_ACCESS_KEY_ID: 'lupa', S3_SECRET_ACCESS_KEY: 'not a secret' };

it('keeps media in DATA_DIR when nothing is set', () => {
  expect(read({})).toBeNull();
  expect(read({ S3_REGION: 'sa-east-1' })).toBeNull();
});

it('names the bucket in the host for AWS, and in the path for other servers', () => {
  expect(read(whole)).toMatchObject({ name: 'lupa-media', region: 'us-east-1', endpoint: undefined, forcePathStyle: false });
  const other = { ...whole, S3_ENDPOINT: 'http://minio:9000' };
  expect(read(other)).toMatchObject({ endpoint: 'http://minio:9000', forcePathStyle: true });
  expect(read({ ...other, S3_FORCE_PATH_STYLE: 'off' })).toMatchObject({ forcePathStyle: false });
});

it('refuses what is set by halves in one line without the secret', () => {
  const rest = 'media are kept in a bucket with all of them, or with none in DATA_DIR.';
  expect(() => read({ S3_BUCKET: 'lupa-media' })).toThrow(`S3_BUCKET is set without S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY; ${rest}`);
  expect(() => read({ ...whole, S3_BUCKET: '' })).toThrow(`S3_ACCESS_KEY_ID is set without S3_BUCKET; ${rest}`);
  for (const part of ['images', 'runner'] as const) expect(findConfigurationFault(part, { S3_BUCKET: 'lupa-media' })).toContain(rest);
  expect(() => read({ S3_ENDPOINT: 'http://minio:9000' })).toThrow('S3_ENDPOINT is set without S3_BUCKET and');
});

it('takes no name or region that would lead to another host', () => {
  expect(() => read({ ...whole, S3_BUCKET: 'evil.example/x' })).toThrow('S3_BUCKET is');
  expect(() => read({ ...whole, S3_REGION: 'x.evil.example/' })).toThrow('S3_REGION is');
});

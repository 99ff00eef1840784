import { describe, expect, it } from 'vitest';
import { readConfiguration, readBucketSettings } from './readConfiguration.ts';
import { findConfigurationFault } from './describeVariables.ts';

const secret = 'x'.repeat(32);

describe('readConfiguration', () => {
  it('gives a part its own variables, with defaults of its own', () => {
    const site = readConfiguration('site', { PLACEMENT_SECRET: secret, JACKPOTS_TOKEN: secret });
    expect(site).toMatchObject({ SITE_PORT: 3000, METRICS_PORT: 0, COUNTRY_HEADER: 'x-country-code', IMAGE_HOSTS: [] });
    expect(site).not.toHaveProperty('JACKPOTS_TOKEN');
    expect(readConfiguration('runner', {}).METRICS_PORT).toBe(9464);
    const clickout = { PLACEMENT_SECRET: secret, DATABASE_URL: 'postgres://lupa@127.0.0.1/lupa' };
    expect(readConfiguration('clickout', clickout).COUNTRY_HEADER).toBeUndefined();
    expect(readConfiguration('clickout', { ...clickout, COUNTRY_HEADER: 'CF-IPCountry' }).COUNTRY_HEADER).toBe('cf-ipcountry');
  });

  it('lets the runner alone start no services, and refuses unknown ones', () => {
    expect(readConfiguration('runner', { SERVICES: 'none' }).SERVICES).toEqual([]);
    expect(readConfiguration('runner', {}).SERVICES).toContain('freeplay');
    expect(readConfiguration('services', { SERVICES: 'content, content,arcade' }).SERVICES).toEqual(['content', 'arcade']);
    for (const SERVICES of ['none', 'freeplay', 'contents'])
      expect(() => readConfiguration('services', { SERVICES })).toThrow(`SERVICES is "${SERVICES}"; it should be a comma separated list`);
  });

  it('takes the addresses that the site takes', () => {
    const given = { JACKPOTS_URL: 'wss://jackpots.example.cl/x', FREEPLAY_URL: 'https://play.example.cl' };
    expect(readConfiguration('runner', given)).toMatchObject(given);
    expect(readConfiguration('site', { ...given, PLACEMENT_SECRET: secret }).JACKPOTS_URL).toBe('wss://jackpots.example.cl');
    for (const part of ['site', 'runner'] as const)
      expect(() => readConfiguration(part, { PLACEMENT_SECRET: secret, JACKPOTS_URL: 'ftp://jackpots.example.cl' })).toThrow(
        'JACKPOTS_URL is',
      );
  });

  it('takes a collector of traces, and says in one line what is wrong with it', () => {
    const read = (given: Record<string, string>) => readConfiguration('services', given);
    expect(read({})).toMatchObject({ OTEL_TRACES_SAMPLER_ARG: 0.01, TRUST_TRACEPARENT: 'off' });
    expect(read({}).OTEL_EXPORTER_OTLP_ENDPOINT).toBeUndefined();
    const headers = { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc=, x-tenant = lupa' };
    expect(read(headers).OTEL_EXPORTER_OTLP_HEADERS).toEqual({ authorization: 'Bearer abc=', 'x-tenant': 'lupa' });
    expect(() => read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toThrow(
      'OTEL_EXPORTER_OTLP_ENDPOINT is "collector:4318"; it should be an http or https URL.',
    );
    for (const ratio of ['1.5', '-1', 'all'])
      expect(() => read({ OTEL_TRACES_SAMPLER_ARG: ratio })).toThrow(
        `OTEL_TRACES_SAMPLER_ARG is "${ratio}"; it should be a ratio from 0 to 1.`,
      );
    expect(() => read({ TRUST_TRACEPARENT: 'yes' })).toThrow('TRUST_TRACEPARENT is "yes"; it should be on or off.');
    expect(() => read({ OTEL_SERVICE_NAME: 'two words' })).toThrow('OTEL_SERVICE_NAME is "two words"; it should be a name');
    for (const wrong of ['a key', 'key=%zz', 'key=%0a'])
      expect(() => read({ OTEL_EXPORTER_OTLP_HEADERS: wrong })).toThrow(
        /^OTEL_EXPORTER_OTLP_HEADERS has another form; it should be request headers/,
      );
  });
});

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

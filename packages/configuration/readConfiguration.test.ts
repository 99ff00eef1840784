import { describe, expect, it } from 'vitest';
import { readConfiguration } from './readConfiguration.ts';

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

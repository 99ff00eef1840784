// Requirements: 1.16.
import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readConfiguration } from '@lupa/configuration/readConfiguration.ts';
import { describe, expect, it } from 'vitest';
import { peru } from './peru.ts';

const script = fileURLToPath(new URL('./tellMarket.ts', import.meta.url));
const shell = { NODE_ENV: 'test', PATH: process.env['PATH'] } as const;

const tell = (settings: Record<string, string>, before = ''): Record<string, unknown> =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', `${before}await import(${JSON.stringify(script)})`], {
      env: { ...shell, ...settings },
      encoding: 'utf8',
    }),
  ) as Record<string, unknown>;

const inPeru = {
  attribute: 'PE America/Lima PEN es-PE 21',
  tags: ['es-PE', 'en', 'es-PE'],
  day: '2026-11-01',
  hour: 23,
  typed: '01-11-2026 23:30',
  ends: '2026-11-03T05:00:00.000Z',
  number: '1,234,567.5',
  money: ['S/ 1,234.50', 'S/ 200', 'S/', 0.46],
  date: '2 de setiembre de 2026',
  read: '1234567.5',
  territory: 'PE',
  texts: ['Perú', 'sol', 'soles', 'Solo mayores de 21 años', 'No se ofrece en Perú'],
  written: ['No encontramos esta página', 'Tragamonedas', 'Español', 'No se ofrece en {country}', 'Seguir jugando'],
  contradictions: [[1500, true]],
};

describe('a process', () => {
  it('is for Chile where nobody says anything else', () => {
    expect(tell({ MARKET_CURRENCY: '' })).toEqual({
      attribute: 'CL America/Santiago CLP es-CL 18',
      tags: ['es-CL', 'en', 'es-CL'],
      day: '2026-11-02',
      hour: 1,
      typed: '02-11-2026 01:30',
      ends: '2026-11-03T03:00:00.000Z',
      number: '1.234.567,5',
      money: ['$1.235', '$200', '$', 0],
      date: '2 de septiembre de 2026',
      read: '1234567.5',
      territory: 'CL',
      texts: ['Chile', 'peso', 'pesos', 'Solo mayores de 18 años', 'No se ofrece en Chile'],
      written: ['No encontramos esta página', 'Tragamonedas', 'Español', 'No se ofrece en Chile', 'Seguir jugando'],
      contradictions: [[1500, true]],
    });
  });

  it('is for the market of its environment', () => {
    expect(tell(peru)).toEqual(inPeru);
  });

  it('follows another language', () => {
    const canada = { MARKET_COUNTRY: 'CA', MARKET_TIME_ZONE: 'America/Toronto', MARKET_CURRENCY: 'CAD', MARKET_LOCALE: 'en-CA' };
    expect(tell(canada)).toMatchObject({
      tags: ['en-CA', 'en', 'es-CA'],
      money: ['$1,234.50', '$200', '$', 0.46],
      date: 'September 2, 2026',
      texts: ['Canadá', 'dólar', 'dólares', 'Solo mayores de 18 años', 'No se ofrece en Canada'],
      written: ['We cannot find this page', 'Slots', 'English', 'Not offered in {country}', 'Keep playing'],
    });
  });
});

describe('a browser', () => {
  const page = (dataset: object) => `globalThis.document = { documentElement: { dataset: ${JSON.stringify(dataset)} } };`;

  it('reads the market of the page', () => {
    expect(tell({}, page({ market: inPeru.attribute }))).toEqual(inPeru);
  });

  it('is in Chile on a page that names none', () => {
    for (const dataset of [{}, { market: '' }, { market: 'PE' }])
      expect(tell(peru, page(dataset)), JSON.stringify(dataset)).toMatchObject({ attribute: 'CL America/Santiago CLP es-CL 18' });
  });
});

describe('a wrong setting', () => {
  const main = fileURLToPath(new URL('../../apps/services/main.ts', import.meta.url));
  const isTimeZone = 'it should be the IANA name of a time zone, such as America/Lima.';
  const isLocale = 'it should be a BCP 47 language tag, such as es-PE.';
  const isCountry = 'it should be a country code of two capital letters, such as PE.';

  it.each([
    ['MARKET_TIME_ZONE', 'America/Limon', isTimeZone],
    ['MARKET_TIME_ZONE', "UTC' or '1'='1", isTimeZone],
    ['MARKET_TIME_ZONE', '-05:00', isTimeZone],
    ['MARKET_CURRENCY', 'SOL', 'it should be one of the currencies CLP, USD,'],
    ['MARKET_CURRENCY', 'BTC', 'it should be one of the currencies CLP, USD,'],
    ['MARKET_LOCALE', 'es_PE', isLocale],
    ['MARKET_LOCALE', 'tlh', isLocale],
    ['MARKET_COUNTRY', 'Peru', isCountry],
    ['MARKET_COUNTRY', 'ZZ', isCountry],
    ['MARKET_AGE', 'dieciocho', 'it should be an age in years from 1 to 99.'],
  ])('%s=%s is told in one line', (name, value, wanted) => {
    expect(() => readConfiguration('services', { SERVICES: 'content', [name]: value })).toThrow(`${name} is "${value}"; ${wanted}`);
  });

  it('ends the start with that line', () => {
    const env = { ...shell, SERVICES: 'content', MARKET_COUNTRY: 'Peru' };
    const { status, stderr } = spawnSync(process.execPath, [main], { env, encoding: 'utf8' });
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(`MARKET_COUNTRY is "Peru"; ${isCountry}`)]);
    expect(status).toBe(78);
  });
});

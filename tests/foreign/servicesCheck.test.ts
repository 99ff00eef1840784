import { execFile } from 'node:child_process';
import { type CallName, calls, nameCall } from '@lupa/contracts/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkServices, formatCheck, type CheckSettings } from '../../scripts/services/checkServices.ts';
import { DrivenTimers } from '../setup/drivenTimers.ts';
import { openServer, serveForTest } from '../setup/serveForTest.ts';
import { useTestFolder } from '../setup/testFolder.ts';
import { startForeignServices, type ForeignServices } from './startForeignServices.ts';

let services: ForeignServices;
const folder = useTestFolder({ isShared: true });
beforeAll(async () => {
  services = await startForeignServices();
});
afterAll(() => services.close());
beforeEach(() => {
  services.spoiled.clear();
  services.replaced.clear();
});

const names = (Object.keys(calls) as CallName[]).flatMap((call) => ('isExtension' in calls[call] ? [] : [nameCall(call)]));

type Check = { isWhole: boolean; text: string; rows: string[][] };

/** What the command says of these settings, and the rows of its table: call, reached, read, without, what was wrong. */
async function check(settings: Partial<CheckSettings> = {}): Promise<Check> {
  const { OFFER_LINKS: _, ...env } = services.env;
  const timers = new DrivenTimers();
  const checked = await checkServices(
    {
      ...(env as Pick<CheckSettings, 'CONTENT_URL' | 'ARCADE_URL' | 'PARTNERS_URL' | 'CLICKOUT_URL' | 'TOPLIST_IDENTIFIER'>),
      SERVICES: [],
      SITE_IDENTIFIER: 'prueba',
      OFFER_LINKS: 'plain',
      IMAGE_HOSTS: '*',
      IMAGES_URL: 'https://images.example',
      JACKPOTS_URL: env['JACKPOTS_URL'],
      FREEPLAY_URL: env['FREEPLAY_URL'],
      ...settings,
    },
    timers,
  );
  const text = formatCheck(checked);
  const rows = (text.split('\n\n')[0] ?? '').split('\n').slice(1);
  return { isWhole: checked.isWhole, text, rows: rows.map((row) => row.trim().split(/\s{2,}/)) };
}

const at = (url: string) => ({ CONTENT_URL: `${url}/cms`, ARCADE_URL: `${url}/arcade`, PARTNERS_URL: `${url}/api/fenix` });

test('services that know SPEC alone are read, every call of it', async () => {
  const { isWhole, text, rows } = await check();
  expect(text).toContain(`All ${names.length} kinds of calls can be read.`);
  expect(rows.map(([call]) => call).filter((call) => call?.startsWith('{'))).toEqual(expect.arrayContaining(names));
  expect(isWhole).toBe(true);
});

describe('wrong services', () => {
  test('where nothing listens no call is reached', async () => {
    const { url, close } = await openServer(() => {});
    await close();
    const { isWhole, text, rows } = await check(at(url));
    expect(rows.map(([call, reached, read, , wrong]) => [call, reached, read, wrong?.replace('/: ', '')])).toEqual(
      rows.map(([call]) => [call, 'no', 'no', 'could not be reached (ECONNREFUSED)']),
    );
    expect(rows).toContainEqual([
      '{cms}/navigationGroup',
      'no',
      'no',
      'header and footer without menus',
      'could not be reached (ECONNREFUSED)',
    ]);
    expect(text).toContain(`${names.length} kinds of calls cannot be read: `);
    expect(isWhole).toBe(false);
  });

  test('HTML instead of JSON is reached, and not read', async () => {
    const { url } = await serveForTest((_, response) => response.end('<!doctype html><title>Mantención</title>'));
    const { isWhole, rows } = await check(at(url));
    expect(rows.map(([, reached, read, , wrong]) => [reached, read, wrong?.replace('/: ', '')])).toEqual(
      names.map(() => ['yes', 'no', 'answered something that is not JSON']),
    );
    expect(isWhole).toBe(false);
  });

  test('other shapes: of two lists that say as much neither is read, what has wrong fields in part, each with its reason', async () => {
    const wrap = (answer: unknown) => ({ payload: { rows: answer, former: answer } });
    services.replaced.set('/cms/navigationGroup', wrap);
    services.replaced.set('/api/fenix/partners-by-slug/', wrap);
    services.replaced.set('/arcade/providers/', (providers: object[]) => [...providers, { name: 'Sin número' }, { name: 'Tampoco' }]);
    services.replaced.set('/cms/page//', ({ pages: [page] }: { pages: { content: object[] }[] }) => ({
      pages: [{ ...page, content: [...(page?.content ?? []), { type: 'playGame', gameId: null }, { type: 'dado-giratorio' }] }],
    }));
    const { isWhole, text, rows } = await check();
    const row = (call: string) => rows.find(([name]) => name === call);
    expect(row('{cms}/navigationGroup')).toEqual([
      '{cms}/navigationGroup',
      'yes',
      'no',
      'header and footer without menus',
      expect.stringContaining('expected'),
    ]);
    expect(row('{phoenix}/partners-by-slug/')?.[2]).toBe('no');
    expect(row('{arcade}/providers/')).toEqual(['{arcade}/providers/', 'yes', 'in part', expect.stringMatching(/^2 × \*.*id/)]);
    expect(row('{cms}/page/{slug}')?.[2]).toBe('in part');
    expect(text).toMatch(/\/ playGame: .*gameId/);
    expect(text).toContain('/ dado-giratorio: no block of this type');
    expect(text).toContain('2 kinds of calls cannot be read: {cms}/navigationGroup, {phoenix}/partners-by-slug/.');
    expect(isWhole).toBe(false);
  });

  test('where half of the calls are 404 and 500, the other half is read', async () => {
    const missing = ['/cms/navigationGroup', '/cms/globals/', '/arcade/filters/', '/arcade/games/ids/'];
    const down = ['/cms/Microcopy/', '/cms/gameEntity/', '/api/fenix/toplist/', '/arcade/games/search/', '/arcade/games/types/'];
    for (const path of missing) services.spoiled.set(path, 'missing');
    for (const path of down) services.spoiled.set(path, 'down');
    const { isWhole, text, rows } = await check();
    const wrongOf = (wrong: string) => rows.filter((row) => row[4] === wrong).map(([call]) => call);
    expect(wrongOf('answered 404')).toEqual(
      expect.arrayContaining(['{cms}/navigationGroup', '{cms}/globals/', '{arcade}/filters/', '{arcade}/games/ids/']),
    );
    expect(wrongOf('answered 500')).toHaveLength(down.length);
    expect(rows.filter(([, , read]) => read === 'yes' || read === 'in part' || read === 'empty')).toHaveLength(
      names.length - missing.length - down.length,
    );
    expect(text).toContain('9 kinds of calls cannot be read: ');
    expect(isWhole).toBe(false);
  });
});

describe('what to set', () => {
  test('signed links without our click-out, images of other hosts, hosts that nobody named', async () => {
    services.replaced.set('/cms/globalPaymentMethod/', (methods: object[]) =>
      methods.map((one) => ({ ...one, logo: 'https://fotos.example/w.svg' })),
    );
    const { text } = await check({
      OFFER_LINKS: 'signed',
      IMAGE_HOSTS: 'https://otra.example',
      FREEPLAY_URL: undefined,
      ARCADE_IMAGES_URL: undefined,
    });
    expect(text).toContain('OFFER_LINKS=plain');
    expect(text).toContain('IMAGE_HOSTS=https://fotos.example');
    expect(text).toContain('ARCADE_IMAGES_URL: where images such as ');
    expect(text).toContain('FREEPLAY_URL is not set: games cannot be played.');
  });

  test('ids of different kinds, casinos without a way out, a toplist of nobody', async () => {
    services.replaced.set('/arcade/providers/', (providers: { id: unknown }[]) =>
      providers.map((one, index) => ({ ...one, id: 9000 + index })),
    );
    services.replaced.set('/cms/partnerEntity', (entities: object[]) => entities.map((one) => ({ ...one, urlOffer: null })));
    const { text } = await check();
    expect(text).toContain('The ids of providers do not fit: partners has estudio-sur, 12, providers/ has 9000, 9001.');
    expect(text).toContain('4 of 4 casinos have no way out');
    expect((await check({ TOPLIST_IDENTIFIER: 'otra' })).text).toContain('TOPLIST_IDENTIFIER: the toplist "otra" has nobody.');
  });

  test.each([
    ['refuses', () => services.spoiled.set('/cms/partnerEntity', 'refused'), '{cms}/partnerEntity cannot be read: answered 403 (4)'],
    [
      'has another shape',
      () => services.spoiled.set('/cms/partnerEntity', 'errorInList'),
      /\{cms\}\/partnerEntity cannot be read: no item can be read .*partnerSlug.* \(4\)/,
    ],
    [
      'leaves some out',
      () => services.replaced.set('/cms/partnerEntity', (entities: object[]) => entities.slice(0, 1)),
      '{cms}/partnerEntity has no entry (3)',
    ],
    [
      'says nothing of them',
      () => services.replaced.set('/cms/partnerEntity', (all: object[]) => all.map((one) => ({ ...one, activePartner: 'quizás' }))),
      'no readable `activePartner` (3), no `urlOffer` (1)',
    ],
  ])('why casinos have no way out where the service of entries %s', async (_, spoil, reason) => {
    spoil();
    const { text } = await check();
    expect(text.split('\n').find((line) => line.includes('have no way out'))).toMatch(reason);
  });

  test('an offer without a path where the offers may be in a call that cannot be read', async () => {
    services.replaced.set('/api/fenix/toplist/', ([list]: { partners: Record<string, { attributes: object }> }[]) =>
      Object.entries(list?.partners ?? {}).map(([slug, one]) => ({
        partners: { [slug]: { ...one, attributes: { ...one.attributes, offers: [] } } },
      })),
    );
    services.spoiled.set('/api/fenix/partners-by-slug/', 'refused').set('/cms/partnerEntity', 'refused');
    expect((await check()).text).toContain(
      'no offer with an `afflinkProxy`, but {phoenix}/partners-by-slug/ and {cms}/partnerEntity cannot be read.',
    );
  });

  test('games of which nothing says how many there are', async () => {
    services.replaced.set('/arcade/games/', () => Array.from({ length: 24 }, (_, id) => ({ id: id + 1, name: `Juego ${id}` })));
    expect((await check()).text).toContain('{arcade}/games/ has 24 games, as many as a page. Where that is not all');
  });

  test('a host that cannot be reached fails the check', async () => {
    const { url, close } = await openServer(() => {});
    await close();
    const { isWhole, text } = await check({ JACKPOTS_URL: url });
    expect(text).toContain('JACKPOTS_URL cannot be reached.');
    expect(isWhole).toBe(false);
  });
});

test('the command ends with 1 where something cannot be read, and takes plain links where the click-out is not ours', async () => {
  const { url, close } = await openServer(() => {});
  await close();
  const { OFFER_LINKS: _, ...usual } = services.env;
  const env = { NODE_ENV: 'test' as const, PATH: process.env['PATH'], DATA_DIR: folder.path, SERVICES: '', ...usual, ...at(url) };
  const [code, text] = await new Promise<[unknown, string]>((resolve) => {
    execFile(process.execPath, ['scripts/services/check.ts'], { env }, (error, stdout) => resolve([error?.code, stdout]));
  });
  expect(text).toContain(`${names.length} kinds of calls cannot be read: `);
  expect(text).not.toContain('OFFER_LINKS');
  expect(code).toBe(1);
});

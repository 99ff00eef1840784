// Requirements: 10.10.
import { openDataFiles } from '@lupa/blocks/openData/openDataFiles.ts';
import { calls } from '@lupa/contracts/calls.ts';
import { partnersBySlugExample } from '@lupa/contracts/toplist.ts';
import { expect, it } from 'vitest';
import { siteOfEachTest } from '../../dev/testBed/siteOfEachTest.ts';

const { services, site } = siteOfEachTest(({ answers }) => {
  answers.set('/fenix/records/', { json: calls.records.example });
  answers.set('/fenix/rating-methods/', { json: calls.ratingMethods.example });
  answers.set('/fenix/partners-by-slug/', { json: partnersBySlugExample });
});
const paths = Object.values(openDataFiles);

it('is everything as JSON, with its licence', async () => {
  const { status, headers, text } = await site.get('/datos/registros.json');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    link: '<https://creativecommons.org/licenses/by/4.0/>; rel="license"',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-tag': 'records,ratings',
  });
  expect(JSON.parse(text)).toEqual({
    licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
    source: 'https://lupacasino.example',
    scores: [
      expect.objectContaining({
        partnerSlug: 'casino-andino',
        total: 9.2,
        verdict: { kind: 'recommended', criterion: 'trust', since: '2026-10-28' },
        methodVersion: 5,
      }),
    ],
    records: calls.records.example,
    methods: calls.ratingMethods.example,
  });
});

it('is a table of records, one of scores and one of the method', async () => {
  const lines = async (path: string) => (await site.get(path)).text.trimEnd().split('\r\n');
  const [header, record, ...rest] = await lines(openDataFiles.records);
  expect(header).toMatch(/^casino,record,kind,day,.*,licence$/);
  expect(record).toMatch(/^casino-andino,41,withdrawal,2026-10-27,365,false,Antonia Rebolledo,.*,CuentaRUT,52300,.*,CC-BY-4.0$/);
  expect(rest).toEqual([]);
  expect((await lines(openDataFiles.scores))[1]).toBe(
    'casino-andino,Casino Andino,9.2,9.2,recommended,trust,2026-10-28,5,trust,0.4,9.4,failedChecks,0,0,9,10,false,2026-10-20,2027-10-20,Antonia Rebolledo,Términos cortos y en español.,CC-BY-4.0',
  );
  // Two bands of one criterion and three of the other.
  expect(await lines(openDataFiles.method)).toHaveLength(6);
});

it('is read in parts, the newest day first', async () => {
  const [record] = calls.records.example;
  if (!record) throw new Error('no example of a record');
  const made = ['2026-10-01', '2026-10-03', '2026-10-02'].map((day, index) => ({ ...record, id: String(index + 1), day }));
  services.answers.set('/fenix/records/?first=500', { json: made.slice(0, 2) });
  services.answers.set('/fenix/records/?first=500&after=casino-andino%2F2', { json: made.slice(2) });
  services.answers.set('/fenix/records/?first=500&after=casino-andino%2F3', { json: [] });
  const { records } = JSON.parse((await site.get(openDataFiles.everything)).text) as { records: { id: string }[] };
  expect(records.map(({ id }) => id)).toEqual(['2', '3', '1']);
});

it.each(paths)('%s is not sent again to who has it', async (path) => {
  const { headers } = await site.get(path);
  expect(headers.etag).toMatch(/"/);
  const again = await site.get(path, { headers: { 'if-none-match': String(headers.etag) } });
  expect([again.status, again.text]).toEqual([304, '']);
});

it.each(paths)('%s is not there where a service has no records', async (path) => {
  for (const call of ['records', 'rating-methods']) services.answers.delete(`/fenix/${call}/`);
  expect((await site.get(path)).status).toBe(404);
});

it.each(paths)('%s cannot be read while the service is down', async (path) => {
  services.answers.set('/fenix/records/', { status: 500 });
  expect((await site.get(path)).status).toBe(503);
});

import { callStudio } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { describe, expect, it } from 'vitest';
import { testStudio } from '../../testing/testStudio.ts';
import { readConsentParameters, countConsents, queryConsents } from './queryConsents.ts';

const ids = ['7d0f3c52-9c1e-4f5b-8a55-0c6c1d1f2e91', '7d0f3c52-9c1e-4f5b-8a55-0c6c1d1f2e92', '7d0f3c52-9c1e-4f5b-8a55-0c6c1d1f2e93'];

const studio = await testStudio();
const people = {
  administrator: await logIn(studio, 'administrator'),
  editor: await logIn(studio, 'editor'),
  affiliateManager: await logIn(studio, 'affiliateManager'),
};
// The second was made on the evening of 20 November in Chile, the third just after midnight there.
await studio.pool.query(
  `insert into consents.choices (id, at, version, choice, text, locale) values
    ($1, '2026-11-10T12:00:00Z', 1, 'rejected', null, null),
    ($2, '2026-11-21T02:30:00Z', 1, 'accepted', '5b0f3c529c1e4f5b', 'es_CL'),
    ($3, '2026-11-21T03:30:00Z', 1, 'rejected', '5b0f3c529c1e4f5b', 'es_CL')`,
  ids,
);
await studio.pool.query(`insert into consents.texts values ('5b0f3c529c1e4f5b', 'es_CL', '=Tu privacidad; decide', now())`);

const download = (query: string, role?: keyof typeof people) =>
  callStudio(studio, `consents/consents.csv?${query}`, { headers: role ? people[role] : {} });

describe('the consent log', () => {
  it('counts and lists by days in Chile, the newest first', async () => {
    const database = studio.payload.db.pool;
    expect(await countConsents(database, { from: '2026-11-20', to: '2026-11-20' })).toEqual({ accepted: 1, rejected: 0 });
    const found = await queryConsents(database, { from: '2026-11-01', to: '2026-11-30' }, 2);
    expect(found.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    expect(await queryConsents(database, { from: '2026-01-01', to: '2026-01-01', id: ids[0] ?? null }, 2)).toMatchObject([{ id: ids[0] }]);
  });

  it('is a file for administrators alone', async () => {
    expect((await download('')).status).toBe(401);
    for (const role of ['editor', 'affiliateManager'] as const) expect((await download('', role)).status).toBe(403);
    const answer = await download('from=2026-11-20&to=2026-11-21', 'administrator');
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="consentimientos-2026-11-20-2026-11-21.csv"',
    ]);
    expect((await answer.text()).trim().split('\r\n').slice(1)).toEqual([
      `${ids[2]};2026-11-21 00:30:00;2026-11-21T03:30:00.000Z;Rechazó;1;es_CL;5b0f3c529c1e4f5b;"'=Tu privacidad; decide"`,
      `${ids[1]};2026-11-20 23:30:00;2026-11-21T02:30:00.000Z;Aceptó;1;es_CL;5b0f3c529c1e4f5b;"'=Tu privacidad; decide"`,
    ]);
  });

  it.each(['from=2026-11-31', 'from=2026-11-02&to=2026-11-01', 'id=7d0f', "id=' or 1=1 --"])(
    'answers wrong input with what is wrong: %s',
    async (query) => {
      const answer = await download(query, 'administrator');
      expect(answer.status).toBe(400);
      expect(await answer.text()).toMatch(/^(«|El primer día|Este id)/);
    },
  );

  it('keeps what was typed, to be mended', () => {
    const { typed, faults, id } = readConsentParameters({ id: ' 7D0F ', from: 'ayer' }, '2026-11-21');
    expect([typed.id, typed.from, id]).toEqual(['7D0F', 'ayer', null]);
    expect(faults).toMatchObject({ from: expect.any(String), id: expect.any(String) });
  });
});

import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles, type Role } from '../../core/access/roles.ts';
import { startStudio, type Studio } from '../../testing/startStudio.ts';
import { readConsentParameters } from './consentParameters.ts';
import { countConsents, queryConsents } from './queryConsents.ts';

const password = 'una clave larga';
const ids = ['7d0f3c52-9c1e-4f5b-8a55-0c6c1d1f2e91', '7d0f3c52-9c1e-4f5b-8a55-0c6c1d1f2e92', '7d0f3c52-9c1e-4f5b-8a55-0c6c1d1f2e93'];
let studio: Studio;

beforeAll(async () => {
  studio = await startStudio();
  for (const role of roles)
    await studio.payload.create({ collection: 'users', data: { email: `${role}@example.com`, password, name: role, role } });
  // The second was made on the evening of 20 November in Chile, the third just after midnight there.
  await studio.pool.query(
    `insert into consents.choices (id, at, version, choice, text, locale) values
      ($1, '2026-11-10T12:00:00Z', 1, 'rejected', null, null),
      ($2, '2026-11-21T02:30:00Z', 1, 'accepted', '5b0f3c529c1e4f5b', 'es_CL'),
      ($3, '2026-11-21T03:30:00Z', 1, 'rejected', '5b0f3c529c1e4f5b', 'es_CL')`,
    ids,
  );
  await studio.pool.query(`insert into consents.texts values ('5b0f3c529c1e4f5b', 'es_CL', '=Tu privacidad; decide', now())`);
});
afterAll(() => studio.close());

const download = async (query: string, role?: Role) => {
  const login = role && (await studio.payload.login({ collection: 'users', data: { email: `${role}@example.com`, password } }));
  const request = new Request(`http://studio/api/consents/consents.csv?${query}`, {
    headers: login ? { Authorization: `JWT ${login.token}` } : {},
  });
  return handleEndpoints({ config: studio.payload.config, request });
};

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

  it.each(['from=2026-11-31', 'from=2026-11-02&to=2026-11-01', 'id=7d0f', "id=' or 1=1 --", 'from=%00&id=%00x'])(
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

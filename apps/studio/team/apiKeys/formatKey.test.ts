import { expect, it } from 'vitest';
import { showKey } from './formatKey.ts';

const key = {
  id: -1,
  name: 'CMS externo',
  role: 'editor',
  ending: 'x9Qa',
  createdAt: new Date('2026-11-25T12:00:00Z'),
  createdBy: 'Ada',
  expiresAt: new Date('2026-12-31T03:00:00Z'),
  lastUsedAt: null,
  revokedAt: null,
};

it('a key is shown with its dates in Chile, and what has become of it', () => {
  expect(showKey(key, new Date('2026-12-01T00:00:00Z'))).toEqual({
    id: -1,
    name: 'CMS externo',
    role: 'Edición de contenido',
    ending: 'x9Qa',
    facts: ['Sin usar todavía', 'Creada el 25-11-2026 09:00 por Ada', 'Vence al terminar el 30-12-2026'],
    state: 'valid',
  });
  expect(showKey(key, new Date('2027-01-01T00:00:00Z'))).toMatchObject({
    state: 'expired',
    facts: expect.arrayContaining(['Venció al terminar el 30-12-2026']),
  });
  expect(showKey({ ...key, revokedAt: new Date('2026-11-26T12:30:00Z') }, new Date('2027-01-01T00:00:00Z'))).toMatchObject({
    state: 'revoked',
    facts: expect.arrayContaining(['Revocada el 26-11-2026 09:30']),
  });
});

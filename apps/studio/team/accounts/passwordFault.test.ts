import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPasswordFault } from './passwordFault.ts';

const owner = { email: 'elena.munoz@lupa.example', name: 'Elena Muñoz' };

test.each([
  ['123', /al menos 12/],
  ['', /al menos 12/],
  ['onceletras1', /al menos 12/],
  ['aaaaaaaaaaaaaaaa', /repite/],
  ['abcabcabcabcabc', /repite/],
  ['121212121212', /repite/],
  ['123456789012', /adivinar/],
  ['qwertyuiop123', /adivinar/],
  ['poiuytrewq2024', /adivinar/],
  ['569876543210', /adivinar/],
  ['password12345', /adivinar/],
  ['P@ssw0rd!2026', /adivinar/],
  ['Contraseña2026!', /adivinar/],
  ['administrador1', /adivinar/],
  ['colocolo1925!!', /adivinar/],
  ['Casinos-Chile-2026', /adivinar/],
  ['lupa.studio.2026', /adivinar/],
  ['elenamunoz1987', /adivinar/],
  ['Elena-Muñoz-2026', /adivinar/],
  ['x'.repeat(201), /máximo/],
])('%s is refused', (password, message) => expect(findPasswordFault(password, owner)).toMatch(message));

test.each([
  'una clave larga',
  'caballo grapa batería correcto',
  'bosque lento de arrayanes',
  'vK3-pq9Lx7Rw',
  'la micro pasa tarde',
  '7_2-K9+4/1=3?8x',
  'ñandú🦤 y dos quiltros',
])('%s is taken', (password) => expect(findPasswordFault(password, owner)).toBeNull());

test('whatever is given is judged', () => {
  const text = fc.string({ unit: 'binary', maxLength: 400 });
  fc.assert(
    fc.property(text, text, (password, known) => {
      const fault = findPasswordFault(password, { email: known, name: known });
      expect(fault === null ? Array.from(password).length : 12).toBeGreaterThanOrEqual(12);
    }),
  );
});

import { expect, test } from 'vitest';
import { buildOtpauthUrl, computeCode, createSecret, findStep, stepOf } from './totp.ts';

// "12345678901234567890" in Base32: appendix B of RFC 6238, its last six digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %d s the code is %s', (seconds, code) => expect(computeCode(secret, stepOf(seconds * 1000))).toBe(code));

test('a code stands for its step and the one on each side', () => {
  const now = 1_234_567_890_000;
  const steps = [-2, -1, 0, 1, 2].map((offset) => stepOf(now) + offset);
  expect(steps.map((step) => findStep(secret, computeCode(secret, step), now))).toEqual([null, steps[1], steps[2], steps[3], null]);
  for (const code of ['', '00592', '0059241', 'abcdef', '００５９２４']) expect(findStep(secret, code, now)).toBeNull();
});

test('secrets differ, and apps can read them', () => {
  const [one, other] = [createSecret(), createSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(other);
  const url = new URL(buildOtpauthUrl(one, 'elena+prueba@example.com'));
  expect([url.pathname, url.searchParams.get('secret')]).toEqual(['/Lupa:elena%2Bprueba%40example.com', one]);
});

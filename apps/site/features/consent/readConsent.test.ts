import { consentKey, consentLifetime, consentRecordExample, consentVersion } from '@lupa/contracts/consent.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { readConsent } from './readConsent.ts';

afterEach(() => vi.unstubAllGlobals());

const before = (age: number) => new Date(Date.now() - age).toISOString();
const record = { ...consentRecordExample, choice: 'accepted', version: consentVersion, at: before(0) };

test.each<[string, string, string | null]>([
  ['a present choice', JSON.stringify(record), 'accepted'],
  ['one about other purposes', JSON.stringify({ ...record, version: consentVersion - 1 }), null],
  ['one within a year', JSON.stringify({ ...record, at: before(consentLifetime - 60_000) }), 'accepted'],
  ['one more than a year old', JSON.stringify({ ...record, at: before(consentLifetime + 1000) }), null],
  ...['{', 'null', '{}', '"accepted"'].map((kept): [string, string, null] => [kept, kept, null]),
])('%s counts for what it says', (_, kept, choice) => {
  vi.stubGlobal('localStorage', { [consentKey]: kept });
  expect(readConsent()).toBe(choice);
});

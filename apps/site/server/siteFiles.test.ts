// Requirements: 12.8.
import { expect, test } from 'vitest';
import { buildSecurityText } from './siteFiles.ts';

test('security.txt names a contact, and is valid for less than a year', () => {
  const options = { siteUrl: 'https://www.lupa.example', contact: undefined, now: new Date('2026-11-22T23:50:00Z') };
  expect(buildSecurityText(options).split('\n')).toEqual([
    'Contact: mailto:security@www.lupa.example',
    'Expires: 2027-05-21T00:00:00.000Z',
    'Preferred-Languages: es, en',
    'Canonical: https://www.lupa.example/.well-known/security.txt',
    '',
  ]);
  expect(buildSecurityText({ ...options, contact: 'https://lupa.example/seguridad' })).toContain(
    'Contact: https://lupa.example/seguridad\n',
  );
});

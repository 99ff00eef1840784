import { expect, it } from 'vitest';
import { isSender, readMailSettings } from './mailSettings.ts';

it.each([
  ['studio@example.com', { name: 'Lupa', address: 'studio@example.com' }],
  ['Lupa Estudio <studio@example.com>', { name: 'Lupa Estudio', address: 'studio@example.com' }],
  ['"Lupa, Chile" <studio@example.com>', { name: 'Lupa, Chile', address: 'studio@example.com' }],
  ['<studio@example.com>', { name: 'Lupa', address: 'studio@example.com' }],
])('a mail may be from %s', (from, sender) => expect(readMailSettings('smtp://mail.example.com', from)?.sender).toEqual(sender));

it.each(['', 'Lupa', 'Lupa studio@example.com', 'Lupa <studio>', 'a@b@c', 'Lupa <a@b> x'])('and not from %s', (from) =>
  expect(isSender(from)).toBe(false),
);

it('a server is reached at its usual ports, with what the URL has encoded', () => {
  expect(readMailSettings('smtp://me%40example.com:p%40ss%3A%2F@mail.example.com', 'a@example.com')).toEqual({
    host: 'mail.example.com',
    port: 587,
    isSecure: false,
    login: { user: 'me@example.com', pass: 'p@ss:/' },
    sender: { name: 'Lupa', address: 'a@example.com' },
  });
  expect(readMailSettings('smtps://[::1]', 'a@example.com')).toMatchObject({ host: '::1', port: 465, isSecure: true, login: null });
  expect(readMailSettings('smtp://mail.example.com:2525', 'a@example.com')).toMatchObject({ port: 2525 });
});

it('no mail leaves without a server', () => expect(readMailSettings(undefined, 'a@example.com')).toBeNull());

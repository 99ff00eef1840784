import { expect, it } from 'vitest';
import { isDatabaseUrl, splitHosts } from './databaseUrl.ts';

it('is split into its hosts, with the standard port where none is named', () => {
  expect(splitHosts('postgres://lupa:a%40b@one:5433,two,[::1]:6000/lupa?sslmode=require')).toEqual({
    url: 'postgres://lupa:a%40b@one:5433/lupa?sslmode=require',
    hosts: [
      { host: 'one', port: 5433 },
      { host: 'two', port: 5432 },
      { host: '::1', port: 6000 },
    ],
  });
});

it.each(['postgres://lupa@db/lupa', 'postgresql://lupa:x@one,two:5433/lupa', 'postgres:///lupa?host=/run/postgresql'])(
  '%s is one',
  (url) => {
    expect(isDatabaseUrl(url)).toBe(true);
  },
);

it.each(['', 'mysql://localhost/lupa', 'postgres://lupa@one:port/lupa', 'postgres://lupa@one,/lupa', 'localhost:5432'])(
  '%s is none',
  (url) => {
    expect(isDatabaseUrl(url)).toBe(false);
  },
);

import { describe, expect, it } from 'vitest';
import { EnvError, envFields, parseEnv } from './parseEnv.ts';

const shape = {
  DATABASE_URL: envFields.databaseUrl(),
  PORT: envFields.port(4001),
  OWN_DATABASE_URL: envFields.databaseUrl().optional(),
  BASE: envFields.url('http://localhost:3000/'),
  SECRET: envFields.secret(),
  LOG_LEVEL: envFields.logLevel(),
};
const given = { DATABASE_URL: 'postgres://lupa:x@127.0.0.1:5432/lupa', SECRET: 'x'.repeat(32) };

describe('parseEnv', () => {
  it('takes defaults for what is missing or empty, and reads numbers', () => {
    expect(parseEnv(shape, { ...given, PORT: '4100', LOG_LEVEL: '', UNKNOWN: 'x' })).toEqual({
      ...given,
      PORT: 4100,
      BASE: 'http://localhost:3000',
      LOG_LEVEL: 'info',
    });
  });

  it.each([
    [{ DATABASE_URL: undefined }, 'DATABASE_URL is not set; it should be a Postgres URL such as postgres://user:password@host:5432/lupa.'],
    [
      { DATABASE_URL: 'mysql://localhost/lupa' },
      'DATABASE_URL is "mysql://localhost/lupa"; it should be a Postgres URL such as postgres://user:password@host:5432/lupa.',
    ],
    [
      { OWN_DATABASE_URL: 'foo' },
      'OWN_DATABASE_URL is "foo"; it should be a Postgres URL such as postgres://user:password@host:5432/lupa.',
    ],
    [{ PORT: 'http' }, 'PORT is "http"; it should be a port number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT is "70000"; it should be a port number from 0 to 65535.'],
    [{ BASE: 'ftp://localhost' }, 'BASE is "ftp://localhost"; it should be an http or https URL.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"; it should be trace, debug, info, warn, error, fatal or silent.'],
  ])('names what is wrong in one line: %j', (changes, message) => {
    expect(() => parseEnv(shape, { ...given, ...changes })).toThrow(new EnvError(message));
  });

  it('does not repeat a secret that is too short', () => {
    const read = () => parseEnv(shape, { ...given, SECRET: 'hunter2' });
    expect(read).toThrow(/^SECRET .*; it should be a secret of at least 32 characters\.$/);
    expect(read).not.toThrow(/hunter2/);
  });

  it('does not repeat the password of a database', () => {
    const read = () => parseEnv(shape, { ...given, DATABASE_URL: 'mysql://lupa:hunter2@localhost/lupa' });
    expect(read).toThrow(/^DATABASE_URL is "mysql:\/\/lupa:…@localhost\/lupa"/);
  });
});

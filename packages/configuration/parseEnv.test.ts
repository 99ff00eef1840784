import { describe, expect, it } from 'vitest';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUrl, port, secret, url } from './fields.ts';
import { EnvError, parseEnv } from './parseEnv.ts';
import { listeningVariables } from './variables/addresses.ts';

const shape = {
  DATABASE_URL: databaseUrl,
  PORT: port(4001),
  STUDIO_DATABASE_URL: databaseUrl.optional(),
  BASE: url('http://localhost:3000/'),
  PAYLOAD_SECRET: secret,
  LOG_LEVEL: listeningVariables.LOG_LEVEL.schema,
};
const given = { DATABASE_URL: 'postgres://lupa:x@127.0.0.1:5432/lupa', PAYLOAD_SECRET: 'x'.repeat(32) };

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
      { STUDIO_DATABASE_URL: 'foo' },
      'STUDIO_DATABASE_URL has another form; it should be a Postgres URL such as postgres://user:password@host:5432/lupa.',
    ],
    [{ PORT: 'http' }, 'PORT is "http"; it should be a port number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT is "70000"; it should be a port number from 0 to 65535.'],
    [{ BASE: 'ftp://localhost' }, 'BASE is "ftp://localhost"; it should be an http or https URL.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"; it should be trace, debug, info, warn, error, fatal or silent.'],
  ])('names what is wrong in one line: %j', (changes, message) => {
    expect(() => parseEnv(shape, { ...given, ...changes })).toThrow(new EnvError(message));
  });

  it('does not repeat a secret that is too short', () => {
    const read = () => parseEnv(shape, { ...given, PAYLOAD_SECRET: 'hunter2' });
    expect(read).toThrow(/^PAYLOAD_SECRET .*; it should be a secret of at least 32 characters\.$/);
    expect(read).not.toThrow(/hunter2/);
  });

  it('does not repeat the password of a database', () => {
    const read = () => parseEnv(shape, { ...given, DATABASE_URL: 'mysql://lupa:hunter2@localhost/lupa' });
    expect(read).toThrow(/^DATABASE_URL is "mysql:\/\/lupa:…@localhost\/lupa"/);
  });

  it('reads a secret from the file that its variable with _FILE names, without the line break at its end', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lupa-secrets-'));
    const file = join(folder, 'payload');
    await writeFile(file, `${'y'.repeat(40)}\n`);
    const read = (more: Record<string, string | undefined>) => parseEnv(shape, { ...given, PAYLOAD_SECRET: undefined, ...more });
    expect(read({ PAYLOAD_SECRET_FILE: file }).PAYLOAD_SECRET).toBe('y'.repeat(40));
    expect(() => read({ PAYLOAD_SECRET_FILE: file, PAYLOAD_SECRET: 'z'.repeat(32) })).toThrow(
      new EnvError('PAYLOAD_SECRET and PAYLOAD_SECRET_FILE are both set; one of them is enough.'),
    );
    await writeFile(file, 'hunter2');
    expect(() => read({ PAYLOAD_SECRET_FILE: file })).toThrow(/^PAYLOAD_SECRET has another form; it should be a secret/);
    await rm(folder, { recursive: true });
    expect(() => read({ PAYLOAD_SECRET_FILE: file })).toThrow(/^PAYLOAD_SECRET_FILE is ".*payload", which cannot be read;/);
    expect(read({ PAYLOAD_SECRET: 'z'.repeat(32), PORT_FILE: file }).PORT).toBe(4001);
  });
});

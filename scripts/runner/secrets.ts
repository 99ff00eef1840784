import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '@lupa/server/replaceFile.ts';
import { z } from 'zod';
import { RunnerError } from './console.ts';
import { settings } from './settings.ts';

export type SecretName = 'PLACEMENT_SECRET' | 'ARCADE_IMPORT_TOKEN' | 'JACKPOTS_TOKEN' | 'PAYLOAD_SECRET' | 'PREVIEW_SECRET';
export type Secrets = Record<SecretName, string>;

const storedSchema = z.object({
  PLACEMENT_SECRET: z.string().min(32),
  ARCADE_IMPORT_TOKEN: z.string().min(32),
  JACKPOTS_TOKEN: z.string().min(32),
  PAYLOAD_SECRET: z.string().min(32),
  PREVIEW_SECRET: z.string().min(32),
  POSTGRES_PASSWORD: z.string().min(12),
  /** Still read here by the release before, and no longer by this one once `passwordFile` is there. */
  ADMIN_PASSWORD: z.string().min(12).optional(),
});
export type StoredSecrets = z.output<typeof storedSchema>;
const olderSchema = storedSchema.partial({ JACKPOTS_TOKEN: true, PREVIEW_SECRET: true });

const file = join(settings.DATA_DIR, 'secrets.json');
/** Holds the password of the first administrator and nothing else; for the owner of DATA_DIR alone. */
export const passwordFile = join(settings.DATA_DIR, 'administrator-password.txt');

/** Secrets of this installation: made on the first start, kept in DATA_DIR with mode 600, overruled by the environment. */
export async function loadSecrets(): Promise<StoredSecrets> {
  const stored = (await readStored()) ?? (await loadOrCreateSecrets(makeSecrets()));
  return {
    ...stored,
    PLACEMENT_SECRET: settings.PLACEMENT_SECRET ?? stored.PLACEMENT_SECRET,
    ARCADE_IMPORT_TOKEN: settings.ARCADE_IMPORT_TOKEN ?? stored.ARCADE_IMPORT_TOKEN,
    JACKPOTS_TOKEN: settings.JACKPOTS_TOKEN ?? stored.JACKPOTS_TOKEN,
    PAYLOAD_SECRET: settings.PAYLOAD_SECRET ?? stored.PAYLOAD_SECRET,
    PREVIEW_SECRET: settings.PREVIEW_SECRET ?? stored.PREVIEW_SECRET,
  };
}

/** For the administrator that a seed makes where there is none: ADMIN_PASSWORD, or one that is made now and kept in `passwordFile`. */
export async function loadFirstPassword(stored: StoredSecrets): Promise<string> {
  if (settings.ADMIN_PASSWORD !== undefined) return settings.ADMIN_PASSWORD;
  const known = (await readFile(passwordFile, 'utf8').catch(() => '')).trim();
  if (known !== '') return known;
  const password = stored.ADMIN_PASSWORD ?? makePassword();
  await replaceFile(passwordFile, `${password}\n`, { mode: 0o600 });
  return password;
}

async function readStored(): Promise<StoredSecrets | undefined> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    return undefined;
  }
  let found: unknown;
  try {
    found = JSON.parse(text);
    const stored = storedSchema.safeParse(found);
    if (stored.success) return stored.data;
  } catch {
    found = undefined;
  }
  const older = olderSchema.safeParse(found);
  if (older.success) return loadOrCreateSecrets(storedSchema.parse({ ...makeSecrets(), ...older.data }));
  throw new RunnerError(`${file} cannot be read. Restore it from a backup: the database password is in it.`);
}

function makeSecrets(): StoredSecrets {
  const secret = () => randomBytes(32).toString('base64url');
  return {
    PLACEMENT_SECRET: secret(),
    ARCADE_IMPORT_TOKEN: secret(),
    JACKPOTS_TOKEN: secret(),
    PAYLOAD_SECRET: secret(),
    PREVIEW_SECRET: secret(),
    POSTGRES_PASSWORD: randomBytes(18).toString('base64url'),
    ADMIN_PASSWORD: makePassword(),
  };
}

const makePassword = () => randomBytes(12).toString('base64url');

async function loadOrCreateSecrets(stored: StoredSecrets): Promise<StoredSecrets> {
  await replaceFile(file, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600 });
  return stored;
}

/** A start that is interrupted leaves the file whole or not there at all. */

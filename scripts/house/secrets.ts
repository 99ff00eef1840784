import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { HouseError } from './houseError.ts';
import { settings, type Secrets } from './settings.ts';

const storedSchema = z.object({
  PLACEMENT_SECRET: z.string().min(32),
  ARCADE_IMPORT_TOKEN: z.string().min(32),
  PAYLOAD_SECRET: z.string().min(32),
  ADMIN_PASSWORD: z.string().min(12),
  POSTGRES_PASSWORD: z.string().min(12),
});
export type StoredSecrets = z.output<typeof storedSchema>;

const file = join(settings.DATA_DIR, 'secrets.json');

/** Secrets of this installation: made on the first start, kept in DATA_DIR with mode 600, overruled by the environment. */
export async function loadSecrets(): Promise<Secrets & StoredSecrets> {
  const stored = (await readStored()) ?? (await makeSecrets());
  return {
    ...stored,
    PLACEMENT_SECRET: settings.PLACEMENT_SECRET ?? stored.PLACEMENT_SECRET,
    ARCADE_IMPORT_TOKEN: settings.ARCADE_IMPORT_TOKEN ?? stored.ARCADE_IMPORT_TOKEN,
    PAYLOAD_SECRET: settings.PAYLOAD_SECRET ?? stored.PAYLOAD_SECRET,
    ADMIN_PASSWORD: settings.ADMIN_PASSWORD ?? stored.ADMIN_PASSWORD,
  };
}

async function readStored(): Promise<StoredSecrets | undefined> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    return undefined;
  }
  try {
    return storedSchema.parse(JSON.parse(text));
  } catch {
    throw new HouseError(`${file} cannot be read. Restore it from a backup: the database password is in it.`);
  }
}

async function makeSecrets(): Promise<StoredSecrets> {
  const secret = () => randomBytes(32).toString('base64url');
  const stored: StoredSecrets = {
    PLACEMENT_SECRET: secret(),
    ARCADE_IMPORT_TOKEN: secret(),
    PAYLOAD_SECRET: secret(),
    ADMIN_PASSWORD: randomBytes(12).toString('base64url'),
    POSTGRES_PASSWORD: randomBytes(18).toString('base64url'),
  };
  await mkdir(settings.DATA_DIR, { recursive: true });
  await writeFile(file, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600 });
  return stored;
}

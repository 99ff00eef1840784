import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { HouseError } from './houseError.ts';
import { settings, type Secrets } from './settings.ts';

const storedSchema = z.object({
  PLACEMENT_SECRET: z.string().min(32),
  ARCADE_IMPORT_TOKEN: z.string().min(32),
  JACKPOTS_TOKEN: z.string().min(32),
  PAYLOAD_SECRET: z.string().min(32),
  ADMIN_PASSWORD: z.string().min(12),
  POSTGRES_PASSWORD: z.string().min(12),
});
export type StoredSecrets = z.output<typeof storedSchema>;
/** As an installation has it that is older than the jackpots. */
const olderSchema = storedSchema.omit({ JACKPOTS_TOKEN: true });

const file = join(settings.DATA_DIR, 'secrets.json');

/** Secrets of this installation: made on the first start, kept in DATA_DIR with mode 600, overruled by the environment. */
export async function loadSecrets(): Promise<Secrets & StoredSecrets> {
  const stored = (await readStored()) ?? (await keepSecrets(makeSecrets()));
  return {
    ...stored,
    PLACEMENT_SECRET: settings.PLACEMENT_SECRET ?? stored.PLACEMENT_SECRET,
    ARCADE_IMPORT_TOKEN: settings.ARCADE_IMPORT_TOKEN ?? stored.ARCADE_IMPORT_TOKEN,
    JACKPOTS_TOKEN: settings.JACKPOTS_TOKEN ?? stored.JACKPOTS_TOKEN,
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
  let found: unknown;
  try {
    found = JSON.parse(text);
    const stored = storedSchema.safeParse(found);
    if (stored.success) return stored.data;
  } catch {
    found = undefined;
  }
  const older = olderSchema.safeParse(found);
  if (older.success) return keepSecrets({ ...makeSecrets(), ...older.data });
  throw new HouseError(`${file} cannot be read. Restore it from a backup: the database password is in it.`);
}

function makeSecrets(): StoredSecrets {
  const secret = () => randomBytes(32).toString('base64url');
  return {
    PLACEMENT_SECRET: secret(),
    ARCADE_IMPORT_TOKEN: secret(),
    JACKPOTS_TOKEN: secret(),
    PAYLOAD_SECRET: secret(),
    ADMIN_PASSWORD: randomBytes(12).toString('base64url'),
    POSTGRES_PASSWORD: randomBytes(18).toString('base64url'),
  };
}

async function keepSecrets(stored: StoredSecrets): Promise<StoredSecrets> {
  await mkdir(settings.DATA_DIR, { recursive: true });
  await writeFile(file, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600 });
  return stored;
}

import { secretNames } from '@lupa/configuration/variables.ts';
import { join } from 'node:path';
import type { DatabaseUser } from '@lupa/database/roles.ts';
import type { SecretName, Secrets } from './secrets.ts';
import { root, settings } from './settings.ts';

export type Mode = 'up' | 'dev';

/** Where the owner of the database gets in, and where each of its users does. */
export type DatabaseUrls = Record<'owner' | DatabaseUser, string>;

export type Environments = {
  /** For builds: no secret, no database. */
  build: NodeJS.ProcessEnv;
  site: NodeJS.ProcessEnv;
  studio: NodeJS.ProcessEnv;
  /** Of a process that runs these services. */
  services: (names: readonly string[]) => NodeJS.ProcessEnv;
  owner: NodeJS.ProcessEnv;
};

const secretsOfService: Record<string, readonly SecretName[]> = {
  arcade: ['ARCADE_IMPORT_TOKEN'],
  clickout: ['PLACEMENT_SECRET'],
  jackpots: ['JACKPOTS_TOKEN'],
};
const withoutDatabase = ['images'];
/** Never handed on as they came: each part is told the ones that it needs. */
const kept = [...secretNames.flatMap((name) => [name, `${name}_FILE`]), 'METRICS_PORT', 'DRAIN_SECONDS'];

/** What each part is told: everything about where things are, and of secrets and database only its own. */
export function createEnvironments(secrets: Secrets, database: DatabaseUrls | null, mode: Mode): Environments {
  const shared = Object.entries({ ...process.env, ...settings }).filter(([name, value]) => value !== undefined && !kept.includes(name));
  const given = (pattern: RegExp) => Object.fromEntries(Object.entries(process.env).filter(([name]) => pattern.test(name)));
  const mailServer = given(/^SMTP_URL(_FILE)?$/);
  const collectorKey = given(/^OTEL_EXPORTER_OTLP_HEADERS(_FILE)?$/);
  const bucketKey = given(/^S3_(ACCESS_KEY_ID|SECRET_ACCESS_KEY)(_FILE)?$/);
  const build = (names: readonly SecretName[], databaseUrl?: string): NodeJS.ProcessEnv => ({
    ...Object.fromEntries(shared.map(([name, value]) => [name, String(value)])),
    ...Object.fromEntries(names.map((name) => [name, secrets[name]])),
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...(databaseUrl !== undefined && settings.LISTEN_URL !== undefined && { LISTEN_URL: withUserOf(databaseUrl, settings.LISTEN_URL) }),
    ...(databaseUrl !== undefined &&
      settings.DATABASE_READ_URL !== undefined && { DATABASE_READ_URL: withUserOf(databaseUrl, settings.DATABASE_READ_URL) }),
    NODE_ENV: mode === 'dev' ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PATH: `${join(root, 'node_modules', '.bin')}:${process.env['PATH'] ?? ''}`,
  });
  return {
    build: build([]),
    site: { ...build(['PLACEMENT_SECRET', 'PREVIEW_SECRET']), ...collectorKey },
    studio: { ...build(['PAYLOAD_SECRET', 'PREVIEW_SECRET'], database?.studio), ...mailServer, ...bucketKey, ...collectorKey },
    services: (names) => ({
      ...build(
        names.flatMap((name) => secretsOfService[name] ?? []),
        database === null ? undefined : chooseUrl(names, database),
      ),
      ...collectorKey,
      ...(names.includes('images') && bucketKey),
      ...(names.includes('purger') && given(/^CDN_TOKEN(_FILE)?$/)),
    }),
    owner: { ...build(['PAYLOAD_SECRET', 'PREVIEW_SECRET'], database?.owner), ...bucketKey },
  };
}

function withUserOf(databaseUrl: string, otherUrl: string): string {
  const [login = ''] = /\/\/(?:[^@/]*@)?/.exec(databaseUrl) ?? [];
  return otherUrl.replace(/\/\/(?:[^@/]*@)?/, login);
}

/** While developing the click-out shares its process with the others, whose role may not write clicks. */
function chooseUrl(names: readonly string[], database: DatabaseUrls): string | undefined {
  const users = new Set(
    names.filter((name) => !withoutDatabase.includes(name)).map((name) => (name === 'clickout' ? 'clickout' : 'services')),
  );
  const [user] = users;
  if (user === undefined) return undefined;
  return users.size === 1 ? database[user] : database.owner;
}

import { randomBytes } from 'node:crypto';
import { embeddedUrl, ensureDatabase, startEmbeddedPostgres, type EmbeddedServer } from '@lupa/database/embedded.ts';
import { databaseUsers, type DatabaseUser } from '@lupa/database/roles.ts';
import { pollUntil } from '../setup/pollUntil.ts';
import { queryOnce } from '../setup/queryOnce.ts';
import { copyServer, formatServer } from '../setup/standby.ts';
import { startPooler } from '../setup/startPooler.ts';

export type ClusterDatabase = {
  ownerUrl: string;
  variablesOf: (user: DatabaseUser) => Record<'DATABASE_URL' | 'LISTEN_URL' | 'DATABASE_READ_URL', string>;
  /** A standby that follows, whose word every commit waits for from then on. */
  follow: () => Promise<void>;
  promote: () => Promise<void>;
  stop: () => Promise<void>;
};

export async function startDatabase(folder: string): Promise<ClusterDatabase> {
  const [primary, standby] = await Promise.all([formatServer(folder, 'primary'), formatServer(folder, 'standby')]);
  const logins = databaseUsers.map((user) => ({ user, name: `lupa_${user}`, password: randomBytes(12).toString('hex') }));
  const servers: EmbeddedServer[] = [await startEmbeddedPostgres({ ...primary, isInitialised: false })];
  const onPrimary = (statement: string) => queryOnce(embeddedUrl(primary, 'postgres'), statement);
  await ensureDatabase(embeddedUrl(primary, 'postgres'), 'lupa');
  for (const { name, password } of logins) await onPrimary(`create role ${name} login password '${password}'`);
  const pooler = await startPooler({ port: primary.port, users: logins, connections: 10 });

  const bothHosts = (url: string) => url.replace(/@[^/]+/, `@127.0.0.1:${primary.port},127.0.0.1:${standby.port}`);
  const urlOf = (user: DatabaseUser, port: number) => {
    const { name = '', password = '' } = logins.find((login) => login.user === user) ?? {};
    return `postgres://${name}:${password}@127.0.0.1:${port}/lupa`;
  };
  return {
    ownerUrl: bothHosts(embeddedUrl(primary, 'lupa')),
    variablesOf: (user) => ({
      DATABASE_URL: urlOf(user, pooler.port),
      LISTEN_URL: bothHosts(urlOf(user, primary.port)),
      DATABASE_READ_URL: urlOf(user, standby.port),
    }),
    follow: async () => {
      await copyServer(primary, standby);
      servers.push(await startEmbeddedPostgres({ ...standby, isInitialised: true }));
      await onPrimary("alter system set synchronous_standby_names = '*'");
      await onPrimary('select pg_reload_conf()');
      const isFollowed = async () => (await onPrimary("select from pg_stat_replication where sync_state = 'sync'")).length === 1;
      await pollUntil('a standby that follows', isFollowed);
    },
    promote: async () => {
      process.kill(servers[0]?.pid ?? 0, 'SIGKILL');
      await queryOnce(embeddedUrl(standby, 'postgres'), 'select pg_promote()');
      await pooler.leadTo(standby.port);
    },
    stop: async () => {
      await pooler.stop();
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

import { defineQuery, runQuery, type RowOf } from '@lupa/database/query.ts';
import type { AuthStrategyResult, Payload, PayloadRequest, TypedUser } from 'payload';
import { slugs } from '../../core/slugs.ts';

// However often it is renewed. Without a request it ends after eight hours (`tokenExpiration` in collections/Users.ts).
const longestSession = "interval '24 hours'";

const stateQuery = defineQuery(
  'studio.sessionState',
  `select session.ended_at is not null or session.started_at < now() - ${longestSession} as "isEnded",
     session.last_seen_at < now() - interval '1 minute' as "isStale",
     coalesce((select require_second_factor from studio.account_settings limit 1), false)
       and not exists (select from studio.second_factors where user_id = $2 and confirmed_at is not null) as "mustEnrol"
   from (select) as one left join studio.account_sessions as session on session.id = $1`,
  { notNull: ['mustEnrol'] },
);
const seeQuery = defineQuery(
  'studio.seeSession',
  `insert into studio.account_sessions (id, user_id, browser) values ($1, $2, $3)
   on conflict (id) do update set last_seen_at = now() where account_sessions.ended_at is null`,
);
/** `coalesce` also where it does nothing: a session may have no `seen`. */
const listQuery = defineQuery(
  'studio.sessions',
  `select open.id, coalesce(open.created_at, seen.started_at) as "startedAt", coalesce(seen.last_seen_at) as "lastSeenAt", seen.browser
   from studio.users_sessions as open left join studio.account_sessions as seen on seen.id = open.id
   where open._parent_id = $1 and open.expires_at > now() and seen.ended_at is null
     and coalesce(seen.started_at, now()) > now() - ${longestSession}
   order by coalesce(seen.last_seen_at, open.created_at) desc`,
  { notNull: ['startedAt'] },
);
const endQuery = defineQuery(
  'studio.endSessions',
  `insert into studio.account_sessions (id, user_id, ended_at)
   select open.id, $1, now() from studio.users_sessions as open
   where open._parent_id = $1 and ($2::text is null or open.id = $2) and ($3::text is null or open.id <> $3)
   on conflict (id) do update set ended_at = now() where account_sessions.user_id = $1`,
);
// What has ended is remembered for as long as its cookie may last, and a good while longer.
const forgetQuery = defineQuery(
  'studio.forgetOldSessions',
  `delete from studio.account_sessions where last_seen_at < now() - interval '30 days'`,
);

export type Session = RowOf<typeof listQuery>;

/**
 * Looks at every request that comes with a session, whatever it asks for. Payload rewrites the list of sessions with each
 * login and each renewal, so a session that is ended at that moment would come back: what ended is kept apart, and stays ended.
 */
export function watchSessions(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map((strategy) => ({
    ...strategy,
    authenticate: async (args) => {
      const result = await strategy.authenticate(args);
      return result.user?.collection === slugs.users ? judge(payload, result, args.headers.get('user-agent')) : result;
    },
  }));
}

async function judge(payload: Payload, result: AuthStrategyResult, agent: string | null): Promise<AuthStrategyResult> {
  const { user } = result;
  const id = sessionIdOf(user);
  if (!user || id === null) return { user: null };
  const { rows } = await runQuery(payload.db.pool, stateQuery, [id, user.id]);
  const { isEnded = null, isStale = null, mustEnrol = false } = rows[0] ?? {};
  if (isEnded) return { user: null };
  if (isStale !== false) await runQuery(payload.db.pool, seeQuery, [id, user.id, formatBrowser(agent)]);
  return { ...result, user: { ...user, mustEnrol } as object as TypedUser };
}

export async function listSessions({ db }: Payload, userId: number): Promise<Session[]> {
  const { rows } = await runQuery(db.pool, listQuery, [userId]);
  return rows;
}

export async function endSessions({ db }: Payload, userId: number, which: { only: string } | { except: string | null }): Promise<void> {
  const chosen = 'only' in which ? ([which.only, null] as const) : ([null, which.except] as const);
  await runQuery(db.pool, endQuery, [userId, ...chosen]);
  await runQuery(db.pool, forgetQuery, []);
}

export const sessionOf = ({ user }: PayloadRequest): string | null => sessionIdOf(user);

// Payload puts it there, and has no type for it.
const sessionIdOf = (user: object | null): string | null => (user && '_sid' in user && typeof user._sid === 'string' ? user._sid : null);

// In the order in which they have to be asked: most name others, too.
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** `Chrome en Windows`: enough to know one's own again. The rest of what a browser says of itself is not kept. */
export function formatBrowser(userAgent: string | null): string | null {
  if (userAgent === null || userAgent === '') return null;
  const find = (known: [RegExp, string][]) => known.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  if (browser === undefined) return null;
  return system === undefined ? browser : `${browser} en ${system}`;
}

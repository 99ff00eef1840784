import { setTimeout as wait } from 'node:timers/promises';
import { buildFreePlayPath } from '@lupa/contracts/freePlay.ts';
import type { Pool } from '@lupa/database/connect.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { whenIdle } from '@lupa/server/whenIdle.ts';
import { isPlayDue, judgePlay } from './judgePlay.ts';
import { keepPlayChecks, loadPlayCandidates, type PlayCandidate } from './playChecks.ts';

export type PlayRound = {
  pool: Pool;
  freeplayUrl: string;
  logger: Logger;
  signal: AbortSignal;
  /** Milliseconds after a try before the next one. */
  pause?: number;
};

const interval = 60_000;
const rest = 600_000;
const atOnce = 4;
/** Tries without a single start after which the host is taken to be down. */
const mostInVain = 20;
const otherGames = 3;

export async function tendPlays(round: PlayRound): Promise<void> {
  const { signal } = round;
  const pauseFor = (milliseconds: number) => wait(milliseconds, undefined, { signal }).catch(() => undefined);
  // A host that starts together with this process gets its time, and a studio that is being built gets the processors.
  await whenIdle({ signal });
  while (!signal.aborted) await pauseFor((await tryPlays(round, new Date())) === 'nothing started' ? rest : interval);
}

/** One round. Where no game of the host starts, the host is down: that says nothing about a game, and nothing is kept. */
export async function tryPlays(round: PlayRound, now: Date): Promise<'nothing due' | 'nothing started' | 'tried'> {
  const { pool, logger, signal } = round;
  const candidates = await loadPlayCandidates(pool);
  const due = candidates.filter(({ check, hash }) => isPlayDue(check, hash, now)).toSorted((one, other) => rankOf(one) - rankOf(other));
  if (due.length === 0) return 'nothing due';
  const answers = await openDue(due, round);
  const others = candidates.filter((game) => !answers.has(game) && !isFailing(game)).slice(0, otherGames);
  const isHostUp = [...answers.values()].some(({ hasStarted }) => hasStarted) || (await hasOneStarted(others, round));
  if (signal.aborted) return 'nothing due';
  if (!isHostUp) {
    logger.warn({ event: 'arcade.noPlayStarted', games: answers.size }, 'no game of the free-play host starts: none is stopped');
    return 'nothing started';
  }
  const tried = [...answers].map(([{ id, hash, check }, { status, hasStarted }]) => ({
    id,
    hash,
    status,
    ...judgePlay(check, hash, { hasStarted, now }),
  }));
  await keepPlayChecks(pool, tried, now);
  const wasStopped = new Set(due.filter(({ check, hash }) => check?.hash === hash && check.stoppedAt !== null).map(({ id }) => id));
  const stopped = tried.filter(({ id, stoppedAt }) => stoppedAt !== null && !wasStopped.has(id)).map(({ id }) => id);
  const back = tried.filter(({ id, stoppedAt }) => stoppedAt === null && wasStopped.has(id)).map(({ id }) => id);
  logger.info({ event: 'arcade.playsTried', games: tried.length, stopped, back }, 'free-play games were tried');
  return 'tried';
}

const isFailing = ({ check }: PlayCandidate): boolean => check !== null && check.failingSince !== null;
const rankOf = (game: PlayCandidate): number => Number(isFailing(game));

async function openDue(due: readonly PlayCandidate[], round: PlayRound): Promise<Map<PlayCandidate, PlayAnswer>> {
  const { signal, pause = 250 } = round;
  const answers = new Map<PlayCandidate, PlayAnswer>();
  const left = [...due];
  let started = 0;
  const isInVain = () => started === 0 && answers.size >= mostInVain;
  const workOff = async () => {
    while (!signal.aborted && !isInVain()) {
      const game = left.shift();
      if (!game) return;
      const answer = await open(game, round);
      answers.set(game, answer);
      if (answer.hasStarted) started += 1;
      await wait(pause, undefined, { signal }).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, workOff));
  return answers;
}

async function hasOneStarted(games: readonly PlayCandidate[], round: PlayRound): Promise<boolean> {
  for (const game of games) if ((await open(game, round)).hasStarted) return true;
  return false;
}

const open = ({ provider, game, hash }: PlayCandidate, { freeplayUrl, signal }: PlayRound): Promise<PlayAnswer> =>
  openPlay(freeplayUrl + buildFreePlayPath({ provider, game, hash }), signal);

/** How a game's page on the free-play host answered. `status` is that of the last answer; null: there was none. */
type PlayAnswer = { status: number | null; hasStarted: boolean };

const limit = 10_000;
const mostRedirects = 5;

/** Opens the page of a game as a frame would: it starts when a page comes, at this address or at one of the same origin that this one leads to. Never fails. */
async function openPlay(url: string, signal: AbortSignal): Promise<PlayAnswer> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(limit)]);
  let address = url;
  let status: number | null = null;
  try {
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      const answer = await fetch(address, { redirect: 'manual', headers: { accept: 'text/html' }, signal: within });
      await answer.body?.cancel();
      ({ status } = answer);
      const next = status >= 300 && status < 400 ? URL.parse(answer.headers.get('location') ?? '', address) : null;
      if (next === null) return { status, hasStarted: status === 200 && isPage(answer) };
      if (next.origin !== new URL(url).origin) break;
      address = next.href;
    }
  } catch {
    return { status: null, hasStarted: false };
  }
  return { status, hasStarted: false };
}

const isPage = ({ headers }: Response): boolean => /^text\/html\b/i.test(headers.get('content-type') ?? '');

/** Path on the free-play host (requirement 7.35). `provider` and `game` are normalised names. */
export function buildFreePlayPath({ provider, game, hash }: { provider: string; game: string; hash: string }): string {
  return `/super/library/games/provider/${encodeURIComponent(provider)}/game/${encodeURIComponent(game)}/${encodeURIComponent(hash)}/play/free`;
}

/** Fragment that asks for dark colours, as WebKit does not tell a frame; also the id of the root that `:root:target` finds. */
export const darkColoursId = 'dark';

const gameSource = 'lupa-free-play';
const pageSource = 'lupa-site';

export type PlayedRound = { staked: number; cost: number };

/** What a game in a frame may tell the page around it: it can be played, a round has ended and what it took, Escape was pressed in it. */
export type FreePlayMessage = { source: typeof gameSource } & (
  | { type: 'ready' | 'leave' }
  /** Null: the host does not say. */
  | { type: 'round'; played: PlayedRound | null }
);
export type FreePlayCommand = { source: typeof pageSource; type: 'pause' | 'resume' };

export function buildFreePlayMessage(type: FreePlayMessage['type'], played: PlayedRound | null = null): FreePlayMessage {
  return type === 'round' ? { source: gameSource, type, played } : { source: gameSource, type };
}

export function buildFreePlayCommand(type: FreePlayCommand['type']): FreePlayCommand {
  return { source: pageSource, type };
}

/** Reads a `message` event's data; null for everything else. The caller checks `event.source`: a sandboxed frame has no origin. */
export function readFreePlayMessage(data: unknown): FreePlayMessage | null {
  const type = readType(data, gameSource);
  if (type === 'ready' || type === 'leave') return buildFreePlayMessage(type);
  return type === 'round' ? buildFreePlayMessage(type, readPlayed((data as { played?: unknown }).played)) : null;
}

function readPlayed(played: unknown): PlayedRound | null {
  if (typeof played !== 'object' || played === null) return null;
  const { staked, cost } = played as Record<string, unknown>;
  return isAmount(staked) && isAmount(cost) ? { staked, cost } : null;
}

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

export function readFreePlayCommand(data: unknown): FreePlayCommand | null {
  const type = readType(data, pageSource);
  return type === 'pause' || type === 'resume' ? buildFreePlayCommand(type) : null;
}

function readType(data: unknown, source: string): unknown {
  if (typeof data !== 'object' || data === null || !('source' in data) || !('type' in data)) return null;
  return data.source === source ? data.type : null;
}

/** `POST {arcade}`, an extension, without a body: a game did not start on a visitor's device. 202; 404 for an unknown game. */
export const failedStartPath = (gameId: string): string => `/games/${encodeURIComponent(gameId)}/failed-start`;

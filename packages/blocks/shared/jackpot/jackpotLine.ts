import type { JackpotClientEvents, JackpotServerEvents, Prize, Track } from '@lupa/contracts/jackpot.ts';
import { readNumber } from '@lupa/contracts/readNumber.ts';
import type { Socket } from 'socket.io-client';

/** A prize as a browser hears of it: a broadcaster that does not count its messages sends no `sequence`. */
export type HeardPrize = Omit<Prize, 'sequence'> & { sequence: number | null };

export type Follower = {
  track: Track;
  onPrize: (prize: HeardPrize) => void;
  /** `isMeant`: the visitor is not there or has no network, so the line was let go; otherwise it is being mended. */
  onLost: (isMeant: boolean) => void;
};

type JackpotSocket = Socket<JackpotServerEvents, JackpotClientEvents>;

/** In milliseconds: how long a websocket may hang, and the pauses between attempts, each up to half shorter or longer. */
const limits = { connect: 3000, firstPause: 1000, longestPause: 30_000 } as const;

const lines = new Map<string, JackpotLine>();

/** Hears of a jackpot from the broadcaster at this origin, over the page's one connection to it. Returns what ends it. Browser only. */
export function followJackpot(broadcaster: string, follower: Follower): () => void {
  const line = lines.get(broadcaster) ?? new JackpotLine(broadcaster);
  lines.set(broadcaster, line);
  return line.follow(follower);
}

/** One connection for all that the page shows: open while somebody follows, looks, and has a network. */
class JackpotLine {
  readonly #broadcaster: string;
  readonly #followers = new Set<Follower>();
  #loading: Promise<JackpotSocket> | undefined;
  #socket: JackpotSocket | undefined;
  #isPresent = true;

  constructor(broadcaster: string) {
    this.#broadcaster = broadcaster;
    watchPresence((isPresent) => {
      this.#isPresent = isPresent;
      // Asleep, nothing notices that a line has died; asking again over it does, and brings what was missed.
      if (isPresent) this.#trackAll();
      this.#settle();
    });
  }

  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    if (this.#socket?.connected) this.#socket.emit('track', follower.track);
    this.#settle();
    return () => {
      this.#followers.delete(follower);
      // 'stop' ends all of them: the others begin again.
      if (this.#socket?.connected) this.#socket.emit('stop');
      this.#trackAll();
      this.#settle();
    };
  }

  get #isWanted(): boolean {
    return this.#isPresent && this.#followers.size > 0;
  }

  #settle(): void {
    if (this.#isWanted) void this.#open();
    else this.#close();
  }

  async #open(): Promise<void> {
    try {
      this.#socket = await (this.#loading ??= this.#load());
    } catch {
      // A file that cannot be fetched now may be there when the visitor comes back.
      this.#loading = undefined;
      return;
    }
    if (this.#isWanted && !this.#socket.active) this.#socket.connect();
  }

  #close(): void {
    if (this.#socket?.connected) this.#socket.emit('stop');
    this.#socket?.disconnect();
  }

  #trackAll(): void {
    if (!this.#socket?.connected) return;
    const tracks = new Map([...this.#followers].map(({ track }) => [`${track.jackpotId} ${track.currencyCode}`, track]));
    for (const track of tracks.values()) this.#socket.emit('track', track);
  }

  async #load(): Promise<JackpotSocket> {
    const { io } = await import('socket.io-client');
    const socket: JackpotSocket = io(this.#broadcaster, {
      autoConnect: false,
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      timeout: limits.connect,
      reconnectionDelay: limits.firstPause,
      reconnectionDelayMax: limits.longestPause,
      randomizationFactor: 0.5,
    });
    socket.on('connect', () => this.#trackAll());
    socket.on('prize', (message) => this.#hear(message));
    socket.on('connect_error', ({ message }) => {
      // A websocket that is refused falls back by itself; one that hangs does not.
      if (message === 'timeout') socket.io.opts.transports = ['polling'];
    });
    socket.on('disconnect', (reason) => {
      for (const { onLost } of this.#followers) onLost(reason === 'io client disconnect');
      // The only loss that the client does not mend by itself.
      if (reason === 'io server disconnect')
        setTimeout(() => this.#settle(), limits.firstPause + Math.random() * (limits.longestPause - limits.firstPause));
    });
    return socket;
  }

  #hear(message: unknown): void {
    const prize = readPrize(message);
    if (!prize) return;
    const followed = new Set([...this.#followers].map(({ track }) => `${track.jackpotId} ${track.currencyCode}`));
    // One that does not say of which jackpot it is can only be of the one that is followed.
    if (prize.jackpotId === null && followed.size > 1) return;
    for (const { track, onPrize } of this.#followers) {
      const isOf =
        (prize.jackpotId ?? track.jackpotId) === track.jackpotId && (prize.currencyCode ?? track.currencyCode) === track.currencyCode;
      if (isOf) onPrize({ ...track, amount: prize.amount, sequence: prize.sequence, at: prize.at ?? new Date().toISOString() });
    }
  }
}

type SentPrize = { jackpotId: string | null; currencyCode: string | null; amount: number; sequence: number | null; at: string | null };

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : null);

/** What the broadcaster sent, if it is a prize. Written by hand: the schema would bring its library to the browser. */
export function readPrize(message: unknown): SentPrize | null {
  const sent = (typeof message === 'object' && message !== null ? message : { amount: message }) as Record<string, unknown>;
  const amount = typeof sent['amount'] === 'string' ? readNumber(sent['amount']) : sent['amount'];
  if (typeof amount !== 'number' || !(amount >= 0)) return null;
  const { sequence } = sent;
  const at = textOf(sent['at']);
  return {
    jackpotId: textOf(sent['jackpotId'] ?? sent['id']),
    currencyCode: textOf(sent['currencyCode']),
    amount,
    sequence: typeof sequence === 'number' && Number.isInteger(sequence) ? sequence : null,
    at: at !== null && !Number.isNaN(Date.parse(at)) ? at : null,
  };
}

/** Milliseconds that a tab may be hidden before its visitor counts as gone. */
const longestLook = 30_000;

/** Says when the visitor goes and comes back: leaves, hides the tab, sleeps, loses the network. Browser only. */
function watchPresence(onChange: (isPresent: boolean) => void): void {
  let isHere = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = () => onChange(isHere && navigator.onLine);
  const setHere = (next: boolean) => {
    clearTimeout(timer);
    isHere = next;
    say();
  };
  addEventListener('pagehide', () => setHere(false));
  // A page that comes back from the browser's own cache has gone on sleeping until here.
  addEventListener('pageshow', () => setHere(true));
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    if (!document.hidden) setHere(true);
    else if (isHere) timer = setTimeout(() => setHere(false), longestLook);
  });
  // The browser is about to stop the page's clocks, the one above as well.
  document.addEventListener('freeze', () => setHere(false));
  document.addEventListener('resume', () => {
    if (!document.hidden) setHere(true);
  });
  addEventListener('online', say);
  addEventListener('offline', say);
  say();
}

import type { Prize, Track, JackpotClientEvents, JackpotServerEvents } from '@lupa/contracts/jackpot.ts';
import type { Server, Socket } from 'socket.io';
import { jackpotKey, type JackpotBoard } from './jackpotBoard.ts';

export type PrizeSenderOptions = {
  io: JackpotServer;
  board: JackpotBoard;
  /** Milliseconds between two messages to a client. */
  interval?: number;
  maximumTracks?: number;
  onSent?: (messages: number) => void;
};

/** What one client tracks: by jackpot the sequence that it was sent last, the one that has waited longest first. */
type Watcher = { socket: JackpotSocket; sent: Map<string, number>; sentAt: number; atOnce: number };

const unsent = -1;
// How long until a client whose line is full is looked at again.
const fullLinePause = 100;
// Going through all clients that are behind costs time of its own: 40 times a second is often enough.
const passPause = 25;

/** Sends each client what it tracks, once each `interval` at most. One that reads slowly gets what is true when its line is free. */
export class PrizeSender {
  readonly #io: JackpotServer;
  readonly #board: JackpotBoard;
  readonly #interval: number;
  readonly #maximumTracks: number;
  readonly #onSent: ((messages: number) => void) | undefined;
  readonly #watchers = new Map<string, Watcher>();
  readonly #byJackpot = new Map<string, Set<Watcher>>();
  readonly #behind = new Set<Watcher>();
  #timer: NodeJS.Timeout | undefined;
  #timerDue = Infinity;
  #lastPass = -Infinity;

  constructor({ io, board, interval = 500, maximumTracks = 8, onSent }: PrizeSenderOptions) {
    this.#io = io;
    this.#board = board;
    this.#interval = interval;
    this.#maximumTracks = maximumTracks;
    this.#onSent = onSent;
    board.onChange((key) => {
      for (const watcher of this.#byJackpot.get(key) ?? []) this.#fallBehind(watcher);
    });
  }

  get tracks(): number {
    return this.#byJackpot.values().reduce((sum, { size }) => sum + size, 0);
  }

  track(socket: JackpotSocket, track: Track): boolean {
    const key = jackpotKey(track);
    const watcher = this.#watchers.get(socket.id) ?? this.#createWatcher(socket);
    const isNew = !watcher.sent.has(key);
    if (isNew && watcher.sent.size >= this.#maximumTracks) return false;
    this.#watchers.set(socket.id, watcher);
    watcher.sent.set(key, unsent);
    join(this.#byJackpot, key, watcher);
    const jackpot = this.#board.at(key);
    if (isNew && jackpot && watcher.atOnce > 0) {
      watcher.atOnce -= 1;
      watcher.sentAt = performance.now();
      watcher.sent.set(key, jackpot.sequence);
      socket.emit('prize', prizeOf(jackpot));
      this.#onSent?.(1);
    } else if (this.#isBehind(watcher)) this.#fallBehind(watcher);
    return true;
  }

  stop(socket: JackpotSocket): void {
    const watcher = this.#watchers.get(socket.id);
    if (!watcher) return;
    for (const key of watcher.sent.keys()) leave(this.#byJackpot, key, watcher);
    watcher.sent.clear();
    this.#behind.delete(watcher);
    if (!socket.connected) this.#watchers.delete(socket.id);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#behind.clear();
  }

  #createWatcher(socket: JackpotSocket): Watcher {
    return { socket, sent: new Map(), sentAt: -Infinity, atOnce: this.#maximumTracks };
  }

  #fallBehind(watcher: Watcher): void {
    this.#behind.add(watcher);
    this.#schedule(Math.max(performance.now(), watcher.sentAt + this.#interval));
  }

  #isBehind({ sent }: Watcher): boolean {
    for (const [key, sequence] of sent) if (this.#board.sequenceOf(key) > sequence) return true;
    return false;
  }

  #schedule(moment: number): void {
    const due = Math.max(moment, this.#lastPass + passPause);
    if (this.#timerDue <= due) return;
    clearTimeout(this.#timer);
    this.#timerDue = due;
    this.#timer = setTimeout(() => this.#sendDue(), Math.max(0, due - performance.now()));
  }

  #sendDue(): void {
    this.#timerDue = Infinity;
    const moment = performance.now();
    this.#lastPass = moment;
    const receivers = new Map<string, string[]>();
    let next = Infinity;
    for (const watcher of this.#behind) {
      const due = watcher.sentAt + this.#interval;
      const isLineFree = watcher.socket.conn.transport.writable;
      const key = due <= moment && isLineFree ? this.#takeStale(watcher) : undefined;
      if (key !== undefined) {
        const ids = receivers.get(key);
        if (ids) ids.push(watcher.socket.id);
        else receivers.set(key, [watcher.socket.id]);
        watcher.sentAt = moment;
      }
      if (!this.#isBehind(watcher)) this.#behind.delete(watcher);
      else next = Math.min(next, isLineFree ? watcher.sentAt + this.#interval : Math.max(due, moment + fullLinePause));
    }
    for (const [key, ids] of receivers) this.#send(key, ids);
    if (this.#behind.size > 0) this.#schedule(next);
  }

  #takeStale({ sent }: Watcher): string | undefined {
    for (const [key, sequence] of sent) {
      const present = this.#board.sequenceOf(key);
      if (present <= sequence) continue;
      sent.delete(key);
      sent.set(key, present);
      return key;
    }
    return undefined;
  }

  #send(key: string, ids: string[]): void {
    const jackpot = this.#board.at(key);
    if (!jackpot) return;
    this.#io.local.volatile.to(ids).emit('prize', prizeOf(jackpot));
    this.#onSent?.(ids.length);
  }
}

function join(byJackpot: Map<string, Set<Watcher>>, key: string, watcher: Watcher): void {
  const others = byJackpot.get(key);
  if (others) others.add(watcher);
  else byJackpot.set(key, new Set([watcher]));
}

function leave(byJackpot: Map<string, Set<Watcher>>, key: string, watcher: Watcher): void {
  const others = byJackpot.get(key);
  others?.delete(watcher);
  if (others?.size === 0) byJackpot.delete(key);
}

function prizeOf({ jackpotId, currencyCode, amount, sequence, at }: Prize): Prize {
  return { jackpotId, currencyCode, amount, sequence, at };
}

export type JackpotServer = Server<JackpotClientEvents, JackpotServerEvents>;
export type JackpotSocket = Socket<JackpotClientEvents, JackpotServerEvents>;

import type { Prize, Track } from '@lupa/contracts/jackpot.ts';
import { jackpotKey, type JackpotBoard } from './jackpotBoard.ts';
import type { JackpotServer, JackpotSocket } from './jackpotSocket.ts';

export type PrizeSender = {
  /** Tracks a jackpot for a client. False when it tracks as many as it may. */
  track: (socket: JackpotSocket, track: Track) => boolean;
  /** Ends every track of a client; nothing is sent to it after this. */
  stop: (socket: JackpotSocket) => void;
  tracks: () => number;
  close: () => void;
};

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

/**
 * Sends each client the amounts that it tracks, one message each `interval` at most. Of amounts that change faster the last one arrives.
 * Nothing waits in memory for a client that reads slowly, or polls: it is remembered that it is behind, and once its line is free it gets
 * what is true then. Only first amounts, as many as a client may have tracks, go out at once whatever the line is like.
 */
export function createPrizeSender({ io, board, interval = 500, maximumTracks = 8, onSent }: PrizeSenderOptions): PrizeSender {
  const watchers = new Map<string, Watcher>();
  const byJackpot = new Map<string, Set<Watcher>>();
  const behind = new Set<Watcher>();
  let timer: NodeJS.Timeout | undefined;
  let timerDue = Infinity;
  let lastPass = -Infinity;

  function schedule(moment: number): void {
    const due = Math.max(moment, lastPass + passPause);
    if (timerDue <= due) return;
    clearTimeout(timer);
    timerDue = due;
    timer = setTimeout(sendDue, Math.max(0, due - performance.now()));
  }

  /** One message to each client that is behind, may have one and can take one. The same message is encoded once. */
  function sendDue(): void {
    timerDue = Infinity;
    const moment = performance.now();
    lastPass = moment;
    const receivers = new Map<string, string[]>();
    let next = Infinity;
    for (const watcher of behind) {
      const due = watcher.sentAt + interval;
      const isLineFree = watcher.socket.conn.transport.writable;
      const key = due <= moment && isLineFree ? takeStale(watcher) : undefined;
      if (key !== undefined) {
        const ids = receivers.get(key);
        if (ids) ids.push(watcher.socket.id);
        else receivers.set(key, [watcher.socket.id]);
        watcher.sentAt = moment;
      }
      if (!isBehind(watcher)) behind.delete(watcher);
      else next = Math.min(next, isLineFree ? watcher.sentAt + interval : Math.max(due, moment + fullLinePause));
    }
    for (const [key, ids] of receivers) send(key, ids);
    if (behind.size > 0) schedule(next);
  }

  function send(key: string, ids: string[]): void {
    const jackpot = board.at(key);
    if (!jackpot) return;
    io.local.volatile.to(ids).emit('prize', prizeOf(jackpot));
    onSent?.(ids.length);
  }

  function isBehind({ sent }: Watcher): boolean {
    for (const [key, sequence] of sent) if (board.sequenceOf(key) > sequence) return true;
    return false;
  }

  /** The tracked jackpot whose new amount has waited longest, noted as sent and put last. */
  function takeStale({ sent }: Watcher): string | undefined {
    for (const [key, sequence] of sent) {
      const present = board.sequenceOf(key);
      if (present <= sequence) continue;
      sent.delete(key);
      sent.set(key, present);
      return key;
    }
    return undefined;
  }

  function fallBehind(watcher: Watcher): void {
    behind.add(watcher);
    schedule(Math.max(performance.now(), watcher.sentAt + interval));
  }

  board.onChange((key) => {
    for (const watcher of byJackpot.get(key) ?? []) fallBehind(watcher);
  });

  return {
    track: (socket, track) => {
      const key = jackpotKey(track);
      const watcher = watchers.get(socket.id) ?? { socket, sent: new Map<string, number>(), sentAt: -Infinity, atOnce: maximumTracks };
      const isNew = !watcher.sent.has(key);
      if (isNew && watcher.sent.size >= maximumTracks) return false;
      watchers.set(socket.id, watcher);
      watcher.sent.set(key, unsent);
      join(byJackpot, key, watcher);
      const jackpot = board.at(key);
      if (isNew && jackpot && watcher.atOnce > 0) {
        watcher.atOnce -= 1;
        watcher.sentAt = performance.now();
        watcher.sent.set(key, jackpot.sequence);
        socket.emit('prize', prizeOf(jackpot));
        onSent?.(1);
      } else if (isBehind(watcher)) fallBehind(watcher);
      return true;
    },
    stop: (socket) => {
      const watcher = watchers.get(socket.id);
      if (!watcher) return;
      for (const key of watcher.sent.keys()) leave(byJackpot, key, watcher);
      watcher.sent.clear();
      behind.delete(watcher);
      if (!socket.connected) watchers.delete(socket.id);
    },
    tracks: () => byJackpot.values().reduce((sum, { size }) => sum + size, 0),
    close: () => {
      clearTimeout(timer);
      behind.clear();
    },
  };
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

import type { JackpotClientEvents, JackpotServerEvents } from '@lupa/contracts/jackpot.ts';
import type { Server, Socket } from 'socket.io';

/** What instances tell each other: that an amount has changed. Which one and to what is in the database. */
type InstanceEvents = { changed: () => void };
export type JackpotServer = Server<JackpotClientEvents, JackpotServerEvents, InstanceEvents>;
export type JackpotSocket = Socket<JackpotClientEvents, JackpotServerEvents, InstanceEvents>;

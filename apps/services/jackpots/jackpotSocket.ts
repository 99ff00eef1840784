import type { JackpotClientEvents, JackpotServerEvents } from '@lupa/contracts/jackpot.ts';
import type { Server, Socket } from 'socket.io';

export type JackpotServer = Server<JackpotClientEvents, JackpotServerEvents>;
export type JackpotSocket = Socket<JackpotClientEvents, JackpotServerEvents>;

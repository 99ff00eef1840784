import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Track } from '@lupa/contracts/jackpot.ts';
import { WebSocket } from 'ws';
import { pace } from '../../../tests/setup/pollUntil.ts';

export type StuckReader = {
  stopReading: (waitingBytes?: number) => Promise<void>;
  readAgain: () => void;
  waitingBytes: () => number;
  isEnded: () => boolean;
  amounts: readonly number[];
  close: () => void;
};

// Pongs that nobody asked for, each of 2 bytes of header and 125 of payload.
const manyPongs = Buffer.concat(Array.from({ length: 2000 }, () => Buffer.concat([Buffer.from([0x8a, 125]), Buffer.alloc(125)])));

export async function openStuckReader(url: string, server: Server, track: Track): Promise<StuckReader> {
  const connected = new Promise<Socket>((resolve) => server.once('connection', resolve));
  const client = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  const amounts: number[] = [];
  const tracked = new Promise<void>((resolve) => {
    client.on('message', (data: Buffer) => {
      const packet = data.toString();
      if (packet.startsWith('0')) client.send('40');
      if (packet.startsWith('40')) client.send(`42${JSON.stringify(['track', track])}`);
      if (!packet.startsWith('42')) return;
      amounts.push((JSON.parse(packet.slice(2)) as [string, { amount: number }])[1].amount);
      resolve();
    });
  });
  const serverSide = await connected;
  await tracked;
  return {
    stopReading: async (waitingBytes = 1) => {
      client.pause();
      while (serverSide.writableLength < waitingBytes && !serverSide.destroyed) {
        serverSide.write(manyPongs);
        await pace(10);
      }
    },
    readAgain: () => client.resume(),
    waitingBytes: () => serverSide.writableLength,
    isEnded: () => serverSide.destroyed,
    amounts,
    close: () => client.terminate(),
  };
}

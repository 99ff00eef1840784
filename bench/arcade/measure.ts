import { Agent, request } from 'node:http';
import type { Timing } from '../measure.ts';

const warmUp = 10;

/** Runs `once` `count` times, `concurrency` at once, after a short warm-up. */
export async function measure(count: number, concurrency: number, once: () => Promise<unknown>): Promise<Timing> {
  for (let at = 0; at < warmUp; at++) await once();
  const times: number[] = [];
  let left = count;
  const worker = async () => {
    while (left-- > 0) {
      const started = performance.now();
      await once();
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return summarise(times);
}

export function summarise(times: number[]): Timing {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(2));
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}

/** GET over kept connections, the body read to its end. */
export function createClient(base: string, headers: Record<string, string> = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const get = (path: string) =>
    new Promise<number>((resolve, reject) => {
      const sent = request(`${base}${path}`, { agent, headers }, (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
        answer.on('end', () => (answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${path}: ${answer.statusCode ?? 0}`))));
        answer.on('error', reject);
      });
      sent.on('error', reject);
      sent.end();
    });
  return { get, close: () => agent.destroy() };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '@lupa/server/freePort.ts';
import { isAnswering, pollUntil } from './pollUntil.ts';

const main = fileURLToPath(new URL('../../apps/services/main.ts', import.meta.url));

export type SpawnedServices = {
  env: { CONTENT_URL: string; PARTNERS_URL: string; ARCADE_URL: string };
  stop: () => Promise<void>;
};

/** The content, the partner and the arcade service in a process of their own: beside the site in one, they would change fetch's objects for it. */
export async function spawnServices(DATABASE_URL: string, env: Record<string, string> = {}): Promise<SpawnedServices> {
  const [content, partners, arcade] = [await freePort(), await freePort(), await freePort()];
  const ports = {
    CONTENT_PORT: String(content),
    PARTNERS_PORT: String(partners),
    ARCADE_PORT: String(arcade),
    ARCADE_IMPORT_TOKEN: 'a-secret-of-at-least-32-characters',
  };
  const child = spawn(process.execPath, [main], {
    env: { NODE_ENV: 'test', PATH: process.env.PATH, DATABASE_URL, SERVICES: 'content,partners,arcade', ...ports, ...env },
    stdio: 'ignore',
  });
  const isReady = (port: number) => isAnswering(`http://127.0.0.1:${port}/readyz`);
  await pollUntil('the services', async () => (await Promise.all([content, partners, arcade].map(isReady))).every(Boolean));
  return {
    env: {
      CONTENT_URL: `http://127.0.0.1:${content}/api/cms`,
      PARTNERS_URL: `http://127.0.0.1:${partners}/api/fenix`,
      ARCADE_URL: `http://127.0.0.1:${arcade}/api/arcade`,
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

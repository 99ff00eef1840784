import { freePort } from '@lupa/server/freePort.ts';

const portNames = [
  'SITE_PORT',
  'STUDIO_PORT',
  'CONTENT_PORT',
  'ARCADE_PORT',
  'PARTNERS_PORT',
  'CLICKOUT_PORT',
  'IMAGES_PORT',
  'FREEPLAY_PORT',
  'JACKPOTS_PORT',
] as const;
export type Ports = Record<(typeof portNames)[number], number>;

/** A free port for everything that the house listens on, by the name of its variable. */
export async function findPorts(): Promise<Ports> {
  const ports = await Promise.all(portNames.map(() => freePort()));
  return Object.fromEntries(portNames.map((name, index) => [name, ports[index] ?? 0])) as Ports;
}

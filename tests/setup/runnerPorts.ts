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
  'PURGER_PORT',
] as const;
// One for each process, in a row.
const metricsPorts = 6;
export type Ports = Record<(typeof portNames)[number] | 'METRICS_PORT', number>;

/** A free port for everything that the product listens on, by the name of its variable. */
export async function findPorts(): Promise<Ports> {
  const [metrics, ...ports] = await Promise.all([freePort(metricsPorts), ...portNames.map(() => freePort())]);
  const named = portNames.map((name, index) => [name, ports[index]] as const);
  return Object.fromEntries([...named, ['METRICS_PORT', metrics]]) as Ports;
}

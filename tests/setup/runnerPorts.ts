import ports from '@lupa/configuration/ports.json' with { type: 'json' };
import { freePort } from '@lupa/server/freePort.ts';

const portNames = Object.keys(ports) as (keyof typeof ports)[];
// One for each process, in a row.
const metricsPorts = 6;
export type Ports = Record<keyof typeof ports | 'METRICS_PORT', number>;

/** A free port for everything that the product listens on, by the name of its variable. */
export async function findPorts(): Promise<Ports> {
  const [metrics, ...found] = await Promise.all([freePort(metricsPorts), ...portNames.map(() => freePort())]);
  const named = portNames.map((name, index) => [name, found[index]] as const);
  return Object.fromEntries([...named, ['METRICS_PORT', metrics]]) as Ports;
}

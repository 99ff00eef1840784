import ports from '@lupa/configuration/ports.json' with { type: 'json' };
import { freePort } from '@lupa/server/freePort.ts';

const portNames = Object.keys(ports) as (keyof typeof ports)[];
// One for each process, in a row.
const metricsPorts = 6;
export type Ports = Record<keyof typeof ports | 'METRICS_PORT', number>;

export async function findPorts(): Promise<Ports> {
  const [metrics, ...found] = await Promise.all([freePort(metricsPorts), ...portNames.map(() => freePort())]);
  const named = portNames.map((name, index) => [name, found[index]] as const);
  return Object.fromEntries([...named, ['METRICS_PORT', metrics]]) as Ports;
}

export function runnerEnvironment(ports: Ports, dataDirectory: string): Record<string, string> {
  const variables = Object.entries(ports).map(([name, port]) => [name, String(port)]);
  return { ...Object.fromEntries(variables), DATA_DIR: dataDirectory, LOG_LEVEL: 'warn' };
}

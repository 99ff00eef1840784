import { join } from 'node:path';
import type { Environments, Mode } from './environments.ts';
import type { PartOptions } from './processes.ts';
import type { ServiceName } from '@lupa/configuration/variables/addresses.ts';
import { root, settings } from './settings.ts';

const services: Record<ServiceName, { port: number; variable: string; serves: string }> = {
  content: { port: settings.CONTENT_PORT, variable: 'CONTENT_PORT', serves: 'content service' },
  arcade: { port: settings.ARCADE_PORT, variable: 'ARCADE_PORT', serves: 'games catalogue' },
  partners: { port: settings.PARTNERS_PORT, variable: 'PARTNERS_PORT', serves: 'toplists and partners' },
  clickout: { port: settings.CLICKOUT_PORT, variable: 'CLICKOUT_PORT', serves: 'click-out host' },
  jackpots: { port: settings.JACKPOTS_PORT, variable: 'JACKPOTS_PORT', serves: 'jackpot broadcaster' },
  images: { port: settings.IMAGES_PORT, variable: 'IMAGES_PORT', serves: 'image host' },
  freeplay: { port: settings.FREEPLAY_PORT, variable: 'FREEPLAY_PORT', serves: 'free-play games' },
  purger: { port: settings.PURGER_PORT, variable: 'PURGER_PORT', serves: 'purges of the CDN' },
};

// Whose publications they are, there the CDN is purged.
const purgers: ServiceName[] = settings.CDN !== undefined && settings.SERVICES.includes('content') ? ['purger'] : [];
export const chosenServices = [...settings.SERVICES, ...purgers].map((name) => ({ name, ...services[name] }));

export const needsDatabase = chosenServices.some(({ name }) => name !== 'images');
export const needsStudio = chosenServices.some(({ name }) => ['content', 'partners'].includes(name));

const isChosen = (service: ServiceName): boolean => chosenServices.some(({ name }) => name === service);
const measured = [
  { name: 'site', isRun: true },
  { name: 'services', isRun: chosenServices.some(({ name }) => !['clickout', 'images', 'freeplay'].includes(name)) },
  { name: 'clickout', isRun: isChosen('clickout') },
  { name: 'images', isRun: isChosen('images') },
  { name: 'freeplay', isRun: isChosen('freeplay') },
  { name: 'studio', isRun: needsStudio },
];
export const metricsPorts = measured.flatMap(({ name, isRun }, index) =>
  isRun && settings.METRICS_PORT !== 0 ? [{ name, port: settings.METRICS_PORT + index }] : [],
);

export const wantedPorts = [
  { part: 'site', port: settings.SITE_PORT, variable: 'SITE_PORT' },
  ...(needsStudio ? [{ part: 'studio', port: settings.STUDIO_PORT, variable: 'STUDIO_PORT' }] : []),
  ...chosenServices.map(({ name, port, variable }) => ({ part: `${name} service`, port, variable })),
  ...metricsPorts.map(({ name, port }) => ({ part: `metrics of ${name}`, port, variable: 'METRICS_PORT' })),
];

const node = process.execPath;
const nodeModules = join(root, 'node_modules');
const studio = join(root, 'apps', 'studio');
const site = join(root, 'apps', 'site');

export type ServicesPart = PartOptions & { readyUrls: string[] };

// What must never wait for anything else, and what others must not wait for.
const aloneInProcess = ['clickout', 'images'];
const apps: string[] = ['freeplay'];

export function servicesParts(environments: Environments, mode: Mode): ServicesPart[] {
  const alone = [...apps, ...(mode === 'dev' ? [] : aloneInProcess)];
  const groups = [
    { name: 'services', services: chosenServices.filter(({ name }) => !alone.includes(name)) },
    ...alone.map((name) => ({ name, services: chosenServices.filter((service) => service.name === name) })),
  ];
  return groups
    .filter(({ services }) => services.length > 0)
    .map(({ name, services }) => ({ name, services, names: services.map((service) => service.name) }))
    .map(({ name, services, names }) => ({
      name,
      command: node,
      parameters: [...(mode === 'dev' ? ['--watch', '--watch-preserve-output'] : []), mainOf(name)],
      env: { ...environments.services(names), ...metricsPort(name), SERVICES: names.join(',') },
      withIpc: mode === 'up',
      ...watchHealth(mode, ...services.map(({ port }) => port)),
      readyUrls: services.map(({ port }) => `http://127.0.0.1:${port}/readyz`),
    }));
}

function mainOf(part: string): string {
  return join(root, 'apps', apps.includes(part) ? part : 'services', 'main.ts');
}

export function sitePart({ site: env }: Environments, mode: Mode): PartOptions {
  const production = { name: 'site', command: node, parameters: [join(site, 'dist', 'server', 'main.js')], cwd: site, withIpc: true };
  return mode === 'dev'
    ? npmScript('site', 'apps/site', 'dev', env)
    : { ...production, env: { ...env, ...metricsPort('site') }, ...watchHealth(mode, settings.SITE_PORT) };
}

function metricsPort(name: string): { METRICS_PORT: string } {
  return { METRICS_PORT: String(metricsPorts.find((part) => part.name === name)?.port ?? 0) };
}

export function studioPart({ studio: env }: Environments, mode: Mode): PartOptions {
  const next = join(nodeModules, 'next', 'dist', 'bin', 'next');
  const parameters = [next, mode === 'dev' ? 'dev' : 'start', '--port', String(settings.STUDIO_PORT), '--hostname', settings.HOST];
  const told = { ...env, ...metricsPort('studio') };
  return { name: 'studio', command: node, parameters, cwd: studio, env: told, ...watchHealth(mode, settings.STUDIO_PORT) };
}

function watchHealth(mode: Mode, ...ports: number[]): Pick<PartOptions, 'isAnswering'> {
  const answers = async (port: number) => {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(5000) });
    await answer.body?.cancel();
    return answer.ok;
  };
  return mode === 'dev' ? {} : { isAnswering: async () => (await Promise.all(ports.map(answers))).every(Boolean) };
}

export function nodeScript(name: string, workspace: string, file: string, env: NodeJS.ProcessEnv, parameters: string[] = []): PartOptions {
  const cwd = join(root, workspace);
  return { name, command: node, parameters: [join(cwd, file), ...parameters], cwd, env };
}

/** A script of a workspace's package.json, with npm itself on our Node. */
export function npmScript(name: string, workspace: string, script: string, env: NodeJS.ProcessEnv): PartOptions {
  return { name, command: 'npm', parameters: ['run', '--silent', script], cwd: join(root, workspace), env };
}

export const readyUrls = {
  site: `http://127.0.0.1:${settings.SITE_PORT}/readyz`,
  studio: `http://127.0.0.1:${settings.STUDIO_PORT}/readyz`,
};

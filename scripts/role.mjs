// Runs one part of the product in this process, as it was built: the first program of a container, and of a unit of systemd. `node role.mjs site`; `node role.mjs check site` asks whether it is ready.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import defaultPorts from '../packages/configuration/ports.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const services = ['content', 'arcade', 'partners', 'clickout', 'jackpots', 'images', 'purger'];
/** Run once and end. They are in the whole image alone, with the studio. */
const tasks = {
  prepare: 'prepare',
  migrate: 'migrate',
  seed: 'seed',
  republish: 'seed',
  import: 'import',
  'import:content': 'importContent',
  backup: 'backup',
  restore: 'restore',
  all: 'up',
};
const roles = ['site', 'studio', 'freeplay', 'services', ...services, ...Object.keys(tasks)];

const [role = 'all', ...parameters] = process.argv.slice(2);
if (role === 'check') process.exit((await answers(parameters[0] ?? '', 'readyz')) ? 0 : 1);
if (process.env.WATCHDOG_USEC) tellSystemd(Number(process.env.WATCHDOG_USEC) / 1000);
await start();

async function start() {
  if (role === 'site') return load('apps/site/dist/server/main.js');
  if (role === 'freeplay') return load('apps/freeplay/dist/server/main.js');
  if (role === 'services') return load('apps/services/dist/main.js');
  if (services.includes(role)) {
    process.env.SERVICES = role;
    return load('apps/services/dist/main.js');
  }
  if (role === 'studio')
    return load('node_modules/next/dist/bin/next', {
      parameters: ['start', '--port', process.env.STUDIO_PORT ?? '3001', '--hostname', process.env.HOST ?? '127.0.0.1'],
      directory: 'apps/studio',
    });
  if (Object.hasOwn(tasks, role))
    return load(`scripts/runner/${tasks[role]}.ts`, { parameters: [role === 'all' ? 'up' : role, ...parameters] });
  return refuse(`There is no role "${role}". Known: ${roles.join(', ')}.`);
}

async function load(path, { parameters: given = [], directory = '' } = {}) {
  const file = join(root, path);
  if (!existsSync(file))
    return refuse(
      `"${role}" is not here: ${path} is missing. Build it, or take the whole image, which is the target "lupa" of the Containerfile.`,
    );
  process.argv.splice(1, Infinity, file, ...given);
  process.chdir(join(root, directory));
  await import(pathToFileURL(file).href);
}

function refuse(message) {
  console.error(message);
  process.exit(64);
}

async function answers(part, path) {
  const variable = `${part.toUpperCase()}_PORT`;
  const port = process.env[variable] ?? defaultPorts[variable];
  const { ok } = await fetch(`http://127.0.0.1:${port}/${path}`, { signal: AbortSignal.timeout(3000) }).catch(() => ({ ok: false }));
  return ok;
}

/**
 * Tells systemd that this part has started, when it first answers its health check, and then that it is alive, as long as it does (`Type` and `WatchdogSec` of
 * its unit). While it starts it need not answer.
 */
function tellSystemd(milliseconds) {
  let hasAnswered = false;
  const tell = (...words) => execFile('systemd-notify', words, (error) => error && console.error(error.message));
  const starting = setInterval(async () => {
    if (hasAnswered || !(await answers(role, 'healthz'))) return;
    hasAnswered = true;
    clearInterval(starting);
    tell('READY=1', 'WATCHDOG=1');
  }, 200);
  const feeding = setInterval(async () => {
    if (!hasAnswered || (await answers(role, 'healthz'))) tell('WATCHDOG=1');
  }, milliseconds / 3);
  starting.unref();
  feeding.unref();
}

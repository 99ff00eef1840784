import { existsSync } from 'node:fs';
import { buildApp, isBuilt, type Build } from './builds.ts';
import { explain, formatTable, step, RunnerError } from './console.ts';
import { isSeedCurrent, isSeeded, listDatabaseUrls, openDatabase } from './database.ts';
import { createEnvironments, type Environments, type Mode } from './environments.ts';
import {
  chosenServices,
  metricsPorts,
  needsDatabase,
  needsStudio,
  readyUrls,
  servicesParts,
  sitePart,
  studioPart,
  wantedPorts,
} from './parts.ts';
import { installForStudio } from './installForStudio.ts';
import { prepareStudio, fillDatabase, migrate } from './prepareDatabase.ts';
import { startPart, stopCommands, waitUntilReady, type Part, type PartOptions } from './processes.ts';
import { cleanUpEarlierRun, removeRunState, writeRunState } from './runState.ts';
import { loadSecrets, passwordFile, type StoredSecrets } from './secrets.ts';
import { settings } from './settings.ts';
import { killWhenSilent, supervise } from './supervise.ts';
import { isFreePort } from '@lupa/server/freePort.ts';

/** @throws RunnerError that names the taken port, the part that wants it and the variable that changes it. */
export async function requireFreePorts(wanted: { part: string; port: number; variable: string }[]): Promise<void> {
  for (const { part, port, variable } of wanted) {
    const twin = wanted.find((other) => other.port === port && other.variable !== variable);
    if (twin) throw new RunnerError(`${variable} and ${twin.variable} are both ${port}. Give one of them another port.`);
    if (!(await isFreePort(port))) {
      throw new RunnerError(
        `Port ${port}, which the ${part} needs, is taken by another process. Stop that process, or set ${variable} to a free port.`,
      );
    }
  }
}

// `npm start` and `npm run dev`: brings the whole product up, keeps watch over it, and takes it down in order.

const mode: Mode = process.argv[2] === 'dev' ? 'dev' : 'up';
// Benchmarks of the public side do without the studio and its build.
const withStudio = needsStudio && !process.argv.includes('--without-studio');
const olderDemo = '  The demo has changed since this product was seeded. `npm run seed` adds what is new and leaves what is there alone.\n';
const running: Part[] = [];
let ending: Promise<never> | undefined;
let isUp = false;
let isDemoOlder = false;
let databaseUrl = '';

// Whoever read what is said here may be gone (a closed terminal, a pipe that ended): the product is stopped in order all the same.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
process.on('SIGINT', () => void end(0));
process.on('SIGTERM', () => void end(0));
process.on('disconnect', () => void end(0));

try {
  await bringUp();
} catch (error) {
  await end(1, explain(error));
}

async function bringUp(): Promise<void> {
  const started = performance.now();
  const left = await cleanUpEarlierRun();
  if (left.length > 0) console.log(`✓ ended what an interrupted start had left: ${left.join(', ')}`);
  await requireFreePorts(wantedPorts);
  const secrets = await loadSecrets();
  await rememberRun();
  const { build } = createEnvironments(secrets, null, mode);
  const builds = buildPublicApps(build);
  // Its failure is reported where it is awaited; until then it must not count as unhandled.
  builds.catch(() => undefined);
  const environments = needsDatabase ? await prepareDatabase(secrets) : createEnvironments(secrets, null, mode);
  await builds;

  if (chosenServices.length > 0)
    await step(`starting the services: ${chosenServices.map(({ name }) => name).join(', ')}`, async () => {
      await Promise.all(
        servicesParts(environments, mode).map(async ({ readyUrls: urls, ...options }) => {
          const part = await launch(options);
          await Promise.all(urls.map((url) => waitUntilReady(part, url)));
        }),
      );
    });
  await step('starting the site', async () => waitUntilReady(await launch(sitePart(environments, mode)), readyUrls.site));

  const isStudioBuilt = mode === 'dev' || (await isBuilt('studio'));
  if (withStudio && isStudioBuilt) await startStudio(environments, secrets);
  const unread = await findUnread();
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    unread === null
      ? `\nLupa is up after ${seconds} s.\n`
      : `\n${unread} The site runs without them after ${seconds} s; \`npm run services:check\` says why.\n`,
  );
  console.log(formatAddresses(isStudioBuilt));
  console.log(needsStudio ? formatLogin() : '\n  Ctrl-C stops everything.\n');
  if (isDemoOlder) console.log(olderDemo);
  isUp = true;
  if (withStudio && !isStudioBuilt) await buildStudio(environments, secrets);
}

/** Which calls cannot be read, where a service is not ours: those that are ours have said that they are ready. */
async function findUnread(): Promise<string | null> {
  if ((['content', 'arcade', 'partners'] as const).every((name) => settings.SERVICES.includes(name))) return null;
  const { checkServices, formatUnread } = await import('../services/checkServices.ts');
  const { unread } = await step('asking the services for every call', () => checkServices(settings));
  return unread.length === 0 ? null : formatUnread(unread);
}

/** While developing the site needs no build; the services serve the games', which takes seconds. */
async function buildPublicApps(env: NodeJS.ProcessEnv): Promise<void> {
  const wanted = [
    ...(mode === 'up' ? (['site'] as const) : []),
    ...(chosenServices.some(({ name }) => name === 'freeplay') ? (['freeplay'] as const) : []),
  ];
  const missing: Build[] = [];
  for (const app of wanted) if (!(await isBuilt(app))) missing.push(app);
  if (missing.length > 0) await step(`building ${missing.join(' and ')}`, () => Promise.all(missing.map((app) => buildApp(app, env))), 9);
}

/** A database that has everything: schemas, rights and, where the content is ours, the demo. */
async function prepareDatabase(secrets: StoredSecrets): Promise<Environments> {
  const database = await step(settings.DATABASE_URL ? 'connecting to the database of DATABASE_URL' : 'starting the embedded Postgres', () =>
    openDatabase(secrets.POSTGRES_PASSWORD),
  );
  databaseUrl = database.url;
  if (database.embedded) watch(database.embedded.part, database.embedded.startAgain);
  await rememberRun();
  const urls = listDatabaseUrls(database.url, secrets.POSTGRES_PASSWORD);
  const environments = createEnvironments(secrets, urls, mode);

  await step('preparing the database', () => (needsStudio ? fillDatabase(environments, urls, secrets) : migrate(urls)));
  if (!needsStudio) return environments;
  isDemoOlder = (await isSeeded(database.url)) && !(await isSeedCurrent(database.url));
  return environments;
}

/** The site is there already, and stays whatever becomes of this. */
async function buildStudio(environments: Environments, secrets: StoredSecrets): Promise<void> {
  try {
    await installForStudio();
    await step('building the studio', () => buildApp('studio', environments.build), 36);
    await startStudio(environments, secrets);
    console.log(`\nThe studio is ready: ${settings.STUDIO_URL}/admin`);
  } catch (error) {
    console.error(`${explain(error)}\nThere is no studio; everything else stays up. The next start tries again.`);
  }
}

async function startStudio(environments: Environments, secrets: StoredSecrets): Promise<void> {
  await prepareStudio(environments, listDatabaseUrls(databaseUrl, secrets.POSTGRES_PASSWORD), secrets);
  await step('starting the studio', async () => waitUntilReady(await launch(studioPart(environments, mode)), readyUrls.studio, 90));
}

async function launch(options: PartOptions): Promise<Part> {
  const part = startPart(options);
  watch(part, () => startPart(options));
  await rememberRun();
  return part;
}

function watch(part: Part, startAgain: () => Part | Promise<Part>): void {
  const say = (text: string) => console.error(text);
  const watchHealth = (one: Part) => void killWhenSilent(one, { say, isOver: () => ending !== undefined });
  running.push(part);
  watchHealth(part);
  void part.ended.then((reason) => {
    if (!isUp && !ending) void end(1, reason);
  });
  void supervise({
    part,
    startAgain,
    onStarted: async (next, before) => {
      if (ending) return next.stop();
      running.splice(running.indexOf(before), 1, next);
      watchHealth(next);
      await rememberRun();
    },
    isOver: () => ending !== undefined || !isUp,
    say,
    longestPause: settings.RESTART_PAUSE_SECONDS * 1000,
  });
}

function end(code: number, lastLine?: string): Promise<never> {
  ending ??= (async () => {
    if (running.length > 0) console.log('\n· stopping');
    await stopCommands();
    for (const part of running.toReversed()) await part.stop();
    await removeRunState();
    if (running.length > 0) console.log('✓ everything is stopped');
    if (lastLine) console.error(lastLine);
    process.exit(code);
  })();
  return ending;
}

function rememberRun(): Promise<void> {
  const parts = Object.fromEntries(running.flatMap(({ name, child }) => (child.pid === undefined ? [] : [[name, child.pid]])));
  return writeRunState({ databaseUrl, parts });
}

function formatAddresses(isStudioReady: boolean): string {
  return formatTable([
    ['site', settings.SITE_URL, 'ready'],
    ...(withStudio ? [['studio', `${settings.STUDIO_URL}/admin`, isStudioReady ? 'ready' : 'comes in about a minute']] : []),
    ...chosenServices.map(({ name, port, serves }) => [name, `http://127.0.0.1:${port}`, serves]),
    ...(needsDatabase ? [formatDatabase()] : []),
    ...formatMetrics(),
    ['logs', `${settings.DATA_DIR}/logs`, ''],
  ]);
}

function formatDatabase(): string[] {
  const { DATABASE_URL, DATA_DIR } = settings;
  return DATABASE_URL ? ['database', 'DATABASE_URL', 'yours'] : ['database', `${DATA_DIR}/postgres`, 'embedded Postgres 18'];
}

function formatMetrics(): string[][] {
  const [first, ...others] = metricsPorts;
  if (!first) return [];
  return [
    ['metrics', `http://127.0.0.1:${first.port}/metrics`, [first.name, ...others.map(({ name, port }) => `${name} on ${port}`)].join(', ')],
  ];
}

/** The password itself is never said here: what a start says often ends up in a journal that others read. */
function formatLogin(): string {
  const isStored = existsSync(passwordFile);
  const where = isStored ? `in ${passwordFile}, until it is changed in the studio` : 'as whoever seeded this database has set it';
  return `\n  First administrator: ${settings.ADMIN_EMAIL}\n  Password:            ${where}\n  Ctrl-C stops everything.\n`;
}

// `npm run image`: builds both images as deploy/Containerfile says, starts every role of them as a user without rights, uses the product, and stops it.
// Needs Debian's buildah and debootstrap, and root. Ends with a table; code 1 when something does not hold.
import { randomBytes } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { chown, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFreePlayPath } from '@lupa/contracts/freePlay.ts';
import { ensureDatabase, startEmbeddedPostgres } from '@lupa/database/embedded.ts';
import { freePort } from '@lupa/server/freePort.ts';
import pg from 'pg';
import { pace, pollUntil } from '../setup/pollUntil.ts';
import { endedBySigterm, partVariables } from '../setup/partVariables.ts';
import { findPorts } from '../setup/runnerPorts.ts';
import { buildah, buildImage, containerUser, makeBases, runRole, type Running } from './buildah.ts';

const largestPublicImage = 250e6;
const largestService = 100e6;
/** Seconds that `docker stop` and Kubernetes wait at least; the drain of the roles is 2 here. */
const grace = 30;
const publicRoles = ['content', 'arcade', 'partners', 'clickout', 'jackpots', 'images', 'freeplay', 'site'] as const;

const rows: [string, boolean, string][] = [];
const running: Running[] = [];
const containers: string[] = [];
const folder = await mkdtemp(join(tmpdir(), 'lupa-image-'));
let database: Awaited<ReturnType<typeof startEmbeddedPostgres>> | undefined;
try {
  await tryImages();
} catch (error) {
  note('the whole', false, String(error));
  for (const { role, output } of running) console.error(`--- ${role}\n${output().slice(-2000)}`);
} finally {
  for (const { role } of running) for (const { pid } of await processesOf(role)) process.kill(pid, 'SIGKILL');
  for (const container of containers) await buildah('rm', container);
  await database?.stop();
  await rm(folder, { recursive: true, force: true });
}
for (const [what, holds, seen] of rows) console.log(`${holds ? '✓' : '✗'} ${what}: ${seen}`);
process.exit(rows.length > 0 && rows.every(([, holds]) => holds) ? 0 : 1);

async function tryImages(): Promise<void> {
  console.log('· building the images');
  const bases = await makeBases();
  const images = { public: await buildImage('public', bases), lupa: await buildImage('lupa', bases) };
  for (const [target, image] of Object.entries(images)) {
    const size = sizeIn(await buildah('images', '--json', image));
    note(`size of ${target}`, target !== 'public' || size <= largestPublicImage, `${(size / 1e6).toFixed(0)} MB`);
  }
  const whole = await start(images.lupa);
  const slim = await start(images.public);
  const startedAt = Date.now() / 1000;
  const variables = await prepareVariables();

  console.log('· preparing the database');
  const data = await makeVolume('media');
  const preparing = begin(whole, ['prepare'], { ...variables, SEED: 'demo' }, data);
  note('prepare', (await preparing.ended) === 0, lastLine(preparing));

  console.log('· starting every role');
  const started = performance.now();
  for (const role of publicRoles) begin(slim, [role], variables, role === 'images' ? data : await makeVolume(role));
  begin(whole, ['studio'], variables, data);
  for (const role of [...publicRoles, 'studio']) {
    const container = role === 'studio' ? whole : slim;
    await pollUntil(
      `${role} ready by its own check`,
      async () => (await runRole(container, ['check', role], variables, data).ended) === 0,
      {
        every: 500,
        within: 120_000,
      },
    );
    note(`${role} is ready`, true, `${((performance.now() - started) / 1000).toFixed(1)} s after the start`);
  }
  await useProduct(variables);
  await measureMemory();
  note('files written outside of the volumes', ...(await findWritten([slim, whole], startedAt)));
  await stopAll(variables);
}

function note(what: string, holds: boolean, seen: string): void {
  rows.push([what, holds, seen]);
}

function sizeIn(json: string): number {
  const text = (JSON.parse(json) as { size?: string }[])[0]?.size ?? '';
  const [amount = 'NaN', unit = ''] = text.split(' ');
  return Number(amount) * ({ KB: 1e3, MB: 1e6, GB: 1e9 }[unit] ?? Number.NaN);
}

async function start(image: string): Promise<string> {
  const container = await buildah('from', image);
  containers.push(container);
  return container;
}

async function makeVolume(name: string): Promise<string> {
  const directory = join(folder, name);
  await mkdir(directory);
  await chown(directory, containerUser, containerUser);
  return directory;
}

function begin(container: string, role: string[], variables: Record<string, string>, data: string): Running {
  const started = runRole(container, role, variables, data);
  running.push(started);
  return started;
}

async function prepareVariables(): Promise<Record<string, string>> {
  database = await startEmbeddedPostgres({
    directory: join(folder, 'postgres'),
    port: await freePort(),
    password: randomBytes(12).toString('hex'),
    isInitialised: false,
  });
  await ensureDatabase(database.url('postgres'), 'lupa');
  const ports = await findPorts();
  return {
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    ...partVariables((part) => ports[`${part.toUpperCase() as Uppercase<typeof part>}_PORT`]),
    HOST: '127.0.0.1',
    DATABASE_URL: database.url('lupa'),
  };
}

async function useProduct(variables: Record<string, string>): Promise<void> {
  const { SITE_URL = '', STUDIO_URL = '', ARCADE_URL = '' } = variables;
  const home = await ask(`${SITE_URL}/`);
  note('a page', home.status === 200 && home.text.includes('Casino Andino'), `${home.status}, ${home.text.length} characters`);
  const review = await ask(`${SITE_URL}/resenas/casino-andino/`);
  const picture = /(http[^"\s]+\/w_\d+[^"\s]*?),?["\s]/.exec(review.text)?.[1] ?? 'http://127.0.0.1:1/no-picture-in-the-page';
  const drawn = await ask(picture.replaceAll('&amp;', '&'));
  note('a picture in the size of a page', drawn.status === 200, `${drawn.status}, ${drawn.type}`);
  const link = /href="([^"]+\/jugar\/[^"]+)"/.exec(review.text)?.[1] ?? 'http://127.0.0.1:1/no-link-in-the-page';
  const click = await ask(link.replaceAll('&amp;', '&'));
  note('a click', click.status === 302, String(click.status));
  const client = new pg.Client({ connectionString: variables['DATABASE_URL'] });
  await client.connect();
  await pollUntil('the click in the database', async () => (await client.query('select from clicks.clicks')).rowCount === 1);
  await client.end();
  const card = await ask(/property="og:image" content="([^"]+)"/.exec(review.text)?.[1] ?? 'http://127.0.0.1:1/no-card');
  note('a drawn card', card.status === 200 && card.type.startsWith('image/'), `${card.status}, ${card.type}`);
  const games = await ask(`${ARCADE_URL}/games/?pageSize=100`);
  note('the catalogue', games.status === 200, String(games.status));
  const found = (
    JSON.parse(games.text) as { results: { normalisedName: string; freePlayHash: string | null; provider: { normalisedName: string } }[] }
  ).results.find(({ freePlayHash }) => freePlayHash !== null);
  const path = found
    ? buildFreePlayPath({ provider: found.provider.normalisedName, game: found.normalisedName, hash: found.freePlayHash ?? '' })
    : '/no-game-in-the-catalogue';
  const game = await ask(`${variables['FREEPLAY_URL']}${path}`);
  note('a game', game.status === 200, String(game.status));
  const login = await ask(`${STUDIO_URL}/admin/login`);
  note("the studio's first page", login.status === 200 && login.text.includes('Lupa'), String(login.status));
}

async function ask(url: string): Promise<{ status: number; type: string; text: string }> {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/153.0' },
  }).catch((error: unknown) => new Response(String(error), { status: 599 }));
  return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() };
}

/** `memory`: bytes of its own, as the limit of a container counts them; `resident`: with the pages of programs, which processes share. */
type Process = { pid: number; memory: number; resident: number };

/** Node's own processes of a role. */
async function processesOf(role: string): Promise<Process[]> {
  const found: Process[] = [];
  for (const entry of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const command = await readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => '');
    const words = command.split('\0').filter(Boolean);
    const isOurs =
      role === 'studio'
        ? command.startsWith('next-server')
        : words[1]?.endsWith('/scripts/role.mjs') === true && words.slice(2).join(' ') === role;
    if (!isOurs) continue;
    const { RssAnon = 'NaN', VmRSS = 'NaN' } = Object.fromEntries(
      (await readFile(`/proc/${entry}/status`, 'utf8').catch(() => '')).split('\n').map((line) => line.split(/:\s+/)),
    ) as Record<string, string>;
    found.push({ pid: Number(entry), memory: Number.parseInt(RssAnon, 10) * 1024, resident: Number.parseInt(VmRSS, 10) * 1024 });
  }
  return found;
}

async function measureMemory(): Promise<void> {
  for (const role of [...publicRoles, 'studio']) {
    const [found] = await processesOf(role);
    const isService = role !== 'site' && role !== 'studio';
    const holds = found !== undefined && (!isService || found.memory <= largestService);
    note(
      `memory of ${role} at rest`,
      holds,
      found ? `${inMegabytes(found.memory)}, ${inMegabytes(found.resident)} with the pages of programs` : 'no such process',
    );
  }
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

/** As a root file system that may only be read would refuse. `since`: seconds since 1970. */
async function findWritten(all: readonly string[], since: number): Promise<[boolean, string]> {
  const written: string[] = [];
  for (const container of all) {
    const root = await buildah('mount', container);
    const found = execFileSync('find', [root, '-xdev', '-newermt', `@${since}`, '-type', 'f', '-not', '-path', `${root}/tmp/*`], {
      encoding: 'utf8',
    });
    written.push(
      ...found
        .split('\n')
        .filter(Boolean)
        .map((path) => path.slice(root.length)),
    );
  }
  return [written.length === 0, written.length === 0 ? 'none' : written.slice(0, 5).join(', ')];
}

async function stopAll(variables: Record<string, string>): Promise<void> {
  const site = (await processesOf('site'))[0];
  if (!site) return note('stopping the site', false, 'no such process');
  process.kill(site.pid, 'SIGTERM');
  const answers: string[] = [];
  await pollUntil('a site that says that it is not ready', async () => (await ask(`${variables['SITE_URL']}/readyz`)).status === 503);
  answers.push(String((await ask(`${variables['SITE_URL']}/`)).status));
  note('a site that stops is not ready first, and answers', answers[0] === '200', `page ${answers[0]}`);
  for (const role of [...publicRoles.filter((name) => name !== 'site'), 'studio'])
    for (const { pid } of await processesOf(role)) process.kill(pid, 'SIGTERM');
  const began = performance.now();
  for (const { role, ended } of running.filter((one) => one.role !== 'prepare')) {
    const left = grace * 1000 - (performance.now() - began);
    const code = await Promise.race([ended, pace(Math.max(left, 1)).then(() => 'still there')]);
    note(
      `${role} stops`,
      code === 0 || (role === 'studio' && code === endedBySigterm),
      `code ${code}, ${((performance.now() - began) / 1000).toFixed(1)} s`,
    );
  }
}

function lastLine({ output }: Running): string {
  return output().trim().split('\n').at(-1) ?? '';
}

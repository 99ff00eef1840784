// @module-tag thorough
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLock } from '@lupa/database/embedded.ts';
import pg from 'pg';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../setup/browser.ts';
import { findViolations } from '../setup/findViolations.ts';
import { createTestDatabase } from '../setup/testDatabase.ts';
import { isAnswering } from '../setup/pollUntil.ts';
import { findPorts, type Ports } from '../setup/runnerPorts.ts';
import { signalTree } from '../setup/signalTree.ts';
import { callAs, openStudio } from '../studio/stage.ts';
import { copyCheckout, openServer, portOf, processesOf, startRunner, type Checkout, type RunningProduct } from './startRunner.ts';

let checkout: Checkout;
let ports: Ports;
let product: RunningProduct;
let browser: Browser;
const administratorEmail = 'admin@lupacasino.example';

const environment = (over: Record<string, string> = {}) => ({
  ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
  ...over,
});
const siteUrl = (path: string) => `http://localhost:${ports.SITE_PORT}${path}`;

const passwordFile = () => join(checkout.directory, 'data', 'administrator-password.txt');
const readPassword = async () => (await readFile(passwordFile(), 'utf8')).trim();

beforeAll(async () => {
  checkout = await copyCheckout();
  ports = await findPorts();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await checkout?.remove();
});

describe('npm start on an empty machine', () => {
  it('brings the site up with the demo content and says what runs where', async () => {
    product = startRunner(checkout.directory, environment());
    await product.says('Lupa is up');
    console.log(product.output());
    for (const part of ['site', 'studio', 'content', 'arcade', 'partners', 'clickout', 'images', 'freeplay', 'database'])
      expect(product.output()).toContain(`  ${part} `);
    const password = await readPassword();
    expect(product.output()).toContain(`Password:            in ${passwordFile()}`);
    expect(product.output()).not.toContain(password);
    expect((await stat(passwordFile())).mode & 0o777).toBe(0o600);
  });

  it('tells each part no other secrets than its own, and lets none but the owner of the database change its schema', async () => {
    const secrets = JSON.parse(await readFile(join(checkout.directory, 'data', 'secrets.json'), 'utf8')) as Record<string, string>;
    const { parts } = await readRun();
    const known = async (part: string) => {
      const told = await readFile(`/proc/${parts[part]}/environ`, 'utf8');
      const names = Object.entries({ ...secrets, ADMIN_PASSWORD: await readPassword() }).filter(([, secret]) => told.includes(secret));
      const user = /DATABASE_URL=postgres:\/\/([^:]+):/.exec(told)?.[1] ?? null;
      return [user, ...names.map(([name]) => name).toSorted()];
    };
    expect(await known('site')).toEqual([null, 'PLACEMENT_SECRET', 'PREVIEW_SECRET']);
    expect(await known('clickout')).toEqual(['lupa_clickout', 'PLACEMENT_SECRET']);
    expect(await known('services')).toEqual(['lupa_services', 'ARCADE_IMPORT_TOKEN', 'JACKPOTS_TOKEN']);
    expect(await known('freeplay')).toEqual(['lupa_services']);
    expect(await known('images')).toEqual([null]);
    const database = await openProductDatabase();
    const { rows } = await database.query(`select rolname, rolsuper, rolcreaterole from pg_roles where rolname like 'lupa\\_%' order by 1`);
    await database.end();
    expect(rows).toEqual(
      ['lupa_clickout', 'lupa_services', 'lupa_studio'].map((rolname) => ({ rolname, rolsuper: false, rolcreaterole: false })),
    );
  });

  it('takes a catalogue of games from a file, and says what is wrong with one', async () => {
    const game = { id: 101, name: 'Desierto Florido', normalisedName: 'desierto-florido', type: 'SLOTS', providerId: 1 };
    await writeFile(join(checkout.directory, 'data', 'feed.jsonl'), JSON.stringify(game));
    const importing = startRunner(checkout.directory, environment(), ['import', '--', 'data/feed.jsonl']);
    expect(await importing.ended).toBe(1);
    expect(importing.output()).toMatch(/^The feed would remove \d+ of 1200 games/m);
  });

  it('keeps the secrets out of git', async () => {
    const ignored = await readFile(join(checkout.directory, '.gitignore'), 'utf8');
    expect(ignored).toContain('data/');
  });

  it('opens the studio behind the running site', async () => {
    await product.says('The studio is ready');
    expect((await fetch(`http://localhost:${ports.STUDIO_PORT}/api/pages?limit=1`)).status).toBe(403);
  });

  it('stops in order at SIGTERM and leaves no process behind', async () => {
    // From here on the data is that of a release whose demo was another one.
    const database = await openProductDatabase();
    await database.query(`update delivery.milestones set name = 'seed older' where name like 'seed %'`);
    await database.end();
    const code = await product.stop();
    expect(code).toBe(0);
    expect(product.lastLine()).toBe('✓ everything is stopped');
    expect(await processesOf(checkout.directory)).toEqual([]);
  });
});

describe('npm start again', () => {
  afterEach(() => stopRunner());

  it('comes up with what was there, and starts again what dies while the rest stays up', async () => {
    product = startRunner(checkout.directory, environment());
    await product.says('Lupa is up');
    console.log(product.output());
    for (const work of ['seeding', 'building', 'installing']) expect(product.output()).not.toContain(work);
    await product.says('The demo has changed since this product was seeded', 10);
    const measured = await Promise.all(
      [0, 1, 2, 3, 4].map(async (place) => (await fetch(`http://127.0.0.1:${ports.METRICS_PORT + place}/metrics`)).text()),
    );
    for (const [place, name] of ['site', 'arcade', 'clickout', 'images', 'freeplay'].entries())
      expect(measured[place]).toContain(`service="${name}"`);
    const isReady = async (port: string) => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok === true;
    const patient = { timeout: 120_000, interval: 100 };
    const measuresOfStudio = () => fetch(`http://127.0.0.1:${ports.METRICS_PORT + 5}/metrics`).then((answer) => answer.text(), String);
    await expect.poll(measuresOfStudio, patient).toContain('service="studio"');
    for (const name of ['studio', 'clickout', 'site', 'freeplay', 'services', 'postgres', 'images']) {
      const { parts } = await readRun();
      if (name === 'postgres') expect(Number((await readLock(join(checkout.directory, 'data', 'postgres')))[0])).toBe(parts[name]);
      process.kill(parts[name] ?? NaN, 'SIGKILL');
      await product.says(`${name} was ended by SIGKILL; starting ${name} again in 1 s\n`, 10);
      if (name !== 'site') expect((await fetch(siteUrl('/'))).status, name).toBe(200);
      await product.says(`✓ ${name} was started again after `, 60);
      await expect.poll(async () => (await readRun()).parts[name], patient).not.toBe(parts[name]);
      for (const port of [ports.SITE_PORT, ports.CLICKOUT_PORT, ports.IMAGES_PORT, ports.FREEPLAY_PORT, ports.CONTENT_PORT])
        await expect.poll(() => isReady(String(port)), patient).toBe(true);
    }
    expect((await fetch(siteUrl('/resenas/'))).status).toBe(200);

    const { parts } = await readRun();
    const halted = ['studio', 'services', 'site', 'clickout'];
    for (const name of halted) await signalTree(parts[name] ?? NaN, 'SIGSTOP');
    for (const name of halted) await product.says(`${name} has not answered its health check for 30 s; it is killed`, 120);
    for (const port of [ports.SITE_PORT, ports.CLICKOUT_PORT, ports.CONTENT_PORT, ports.STUDIO_PORT])
      await expect.poll(() => isReady(String(port)), patient).toBe(true);
    const after = (await readRun()).parts;
    expect(halted.filter((name) => after[name] === parts[name])).toEqual([]);
    expect([after['images'], after['freeplay']]).toEqual([parts['images'], parts['freeplay']]);
    await product.stop();
    expect(await processesOf(checkout.directory)).toEqual([]);
  });

  it('does not start twice on the same data, and cleans up after a start that was killed', async () => {
    product = startRunner(checkout.directory, environment());
    await product.says('Lupa is up');
    const second = startRunner(checkout.directory, environment());
    expect(await second.ended).toBe(1);
    expect(second.lastLine()).toMatch(/^Lupa already runs on .*data \(process \d+\)/);
    const isStudioUp = () => isAnswering(`http://127.0.0.1:${ports.STUDIO_PORT}/readyz`);
    for (const note of [null, '{"runId":"1-', '']) {
      await expect.poll(isStudioUp, { timeout: 60_000 }).toBe(true);
      process.kill((await readRun()).pid, 'SIGKILL');
      await product.ended;
      expect(await processesOf(checkout.directory)).not.toEqual([]);
      if (note !== null) await writeFile(join(checkout.directory, 'data', 'run.json'), note);
      product = startRunner(checkout.directory, environment());
      await product.says('Lupa is up');
      expect(product.output()).toContain('ended what an interrupted start had left');
      expect((await fetch(siteUrl('/'))).status).toBe(200);
    }
    await product.stop('SIGINT');
    expect(await processesOf(checkout.directory)).toEqual([]);
  });
});

describe('npm start whose output nobody reads any more', () => {
  it('stops in order all the same', async () => {
    product = startRunner(checkout.directory, environment());
    await product.says('Lupa is up');
    product.child.stdout?.destroy();
    product.child.stderr?.destroy();
    await product.stop();
    await expect.poll(() => processesOf(checkout.directory)).toEqual([]);
  });
});

describe('npm start with SEED=none', () => {
  afterEach(() => stopRunner());

  it('has no demo, leads through the first steps, and stays without it', async () => {
    product = startRunner(checkout.directory, environment({ SEED: 'none', DATA_DIR: 'data-empty' }));
    await product.says('Lupa is up');
    expect(product.output()).toContain('preparing an empty site');
    expect((await fetch(siteUrl('/'))).status).toBe(404);
    const password = (await readFile(join(checkout.directory, 'data-empty', 'administrator-password.txt'), 'utf8')).trim();
    const administrator = { email: administratorEmail, password };
    const stage = { browser, studioUrl: `http://localhost:${ports.STUDIO_PORT}`, siteUrl: siteUrl(''), administrator };
    const page = await openStudio(stage, administrator, { viewport: { width: 390, height: 844 } });
    const steps = page.locator('[data-panel=primeros-pasos]');
    await steps.waitFor();
    expect(await steps.locator('h2').textContent()).toBe('Primeros pasos0 de 5');
    expect(await findViolations(page, '[data-panel=primeros-pasos]')).toEqual([]);

    const home = { internalName: 'Portada', title: 'Un sitio nuevo', slug: '/', _status: 'published' };
    const content = [{ blockType: 'prosCons', title: 'A favor y en contra' }];
    await callAs(stage, administrator, 'pages', { method: 'POST', body: JSON.stringify({ ...home, content }) });
    await expect.poll(async () => (await fetch(siteUrl('/'))).status).toBe(200);
    expect(await (await fetch(siteUrl('/'))).text()).toContain('Un sitio nuevo');
    await page.reload();
    await expect.poll(() => steps.locator('h2').textContent()).toBe('Primeros pasos1 de 5');
    expect(await steps.getByRole('listitem').filter({ hasText: 'La portada' }).textContent()).toContain('Listo');
    await page.context().close();
    await product.stop();

    product = startRunner(checkout.directory, environment({ DATA_DIR: 'data-empty' }));
    await product.says('Lupa is up');
    expect(product.output()).not.toMatch(/seeding|The demo has changed/);
    expect([(await fetch(siteUrl('/'))).status, (await fetch(siteUrl('/resenas/'))).status]).toEqual([200, 404]);
  });
});

describe('npm start with something in its way', () => {
  afterEach(() => stopRunner());

  it('names a taken port and the variable that changes it', async () => {
    const server = await openServer();
    product = startRunner(checkout.directory, environment({ CONTENT_PORT: String(portOf(server)) }));
    expect(await product.ended).toBe(1);
    expect(product.lastLine()).toContain(`Port ${portOf(server)}, which the content service needs, is taken`);
    expect(product.lastLine()).toContain('CONTENT_PORT');
    server.close();
  });

  it('names a wrong value in one line', async () => {
    product = startRunner(checkout.directory, environment({ SITE_PORT: 'eighty' }));
    expect(await product.ended).toBe(78);
    expect(product.output().trim()).toBe('SITE_PORT is "eighty"; it should be a port number from 0 to 65535.');
  });

  it('leaves a foreign database alone', async () => {
    const database = await createTestDatabase({ isEmpty: true });
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('create schema studio; create table studio.precious (id int)');
    product = startRunner(checkout.directory, environment({ DATABASE_URL: database.url, DATA_DIR: 'data-foreign' }));
    expect(await product.ended).toBe(1);
    expect(product.lastLine()).toContain('already has a schema "studio" that Lupa did not make');
    expect((await client.query('select * from studio.precious')).rowCount).toBe(0);
    await client.end();
    await database.drop();
  });

  it('says that a database does not answer', async () => {
    product = startRunner(
      checkout.directory,
      environment({ DATABASE_URL: 'postgres://nobody:x@127.0.0.1:9/none', DATA_DIR: 'data-foreign' }),
    );
    expect(await product.ended).toBe(1);
    expect(product.lastLine()).toContain('does not answer');
  });
});

/** A product that a failed test has left running would be in the way of the next one. */
async function stopRunner(): Promise<void> {
  if (product.child.exitCode === null) await product.stop();
}

async function openProductDatabase(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: (await readRun()).databaseUrl });
  await client.connect();
  return client;
}

async function readRun(): Promise<{ pid: number; databaseUrl: string; parts: Record<string, number> }> {
  return JSON.parse(await readFile(join(checkout.directory, 'data', 'run.json'), 'utf8'));
}

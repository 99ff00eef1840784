// @module-tag thorough
import { cp, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import { launchBrowser } from '../../tests/setup/browser.ts';
import { Island } from './Island.tsx';
import { islandsPlugin } from './islandsPlugin.ts';
import { Counter } from './testBed/Counter.island.tsx';
import { renderPage } from './testBed/renderPage.tsx';

let directory: string;
let vite: ViteDevServer;
let server: Server;
let browser: Browser;

const repository = join(import.meta.dirname, '../..');

beforeAll(async () => {
  directory = await realpath(await mkdtemp(join(tmpdir(), 'lupa-islands-dev-')));
  await cp(join(import.meta.dirname, 'testBed'), directory, { recursive: true });
  await symlink(join(repository, 'node_modules'), join(directory, 'node_modules'));
  server = createServer((request, response) => {
    if (request.url !== '/') return vite.middlewares(request, response);
    response.setHeader('content-security-policy', "default-src 'self'; style-src 'self' 'unsafe-inline'");
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(renderPage(<Island of={Counter} when="load" props={{ start: 5, label: 'Votes' }} />, '/devBoot.ts'));
  });
  vite = await createViteServer({
    root: directory,
    configFile: false,
    mode: 'development',
    appType: 'custom',
    logLevel: 'error',
    cacheDir: join(directory, '.vite'),
    plugins: [react(), islandsPlugin()],
    server: { middlewareMode: true, ws: { server }, fs: { allow: [directory, repository] } },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await vite?.close();
  await new Promise((resolve) => server.close(resolve));
  await rm(directory, { recursive: true });
});

test('editing an island shows the edit and keeps its state', async () => {
  const address = server.address();
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`);
  await page.locator('lupa-island[state=ready]').waitFor();
  await page.getByRole('button').click();
  await page.getByText('6', { exact: true }).waitFor();

  const file = join(directory, 'Counter.island.tsx');
  await writeFile(file, (await readFile(file, 'utf8')).replace('{count}', '{count} votes'));
  await page.getByText('6 votes').waitFor();
  expect(problems).toEqual([]);
});

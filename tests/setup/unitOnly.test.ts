import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@lupa/database/embedded.ts';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from './testDatabase.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lupa-unit-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('a unit test gets no database', async () => {
  await expect(createTestDatabase()).rejects.toThrow('ends in .database.test.ts');
  const server = startEmbeddedPostgres({ directory: join(folder, 'postgres'), port: 4990, password: 'test', isInitialised: false });
  await expect(server).rejects.toThrow('A unit test starts no database and no browser');
});

it('a unit test gets no browser', async () => {
  const executablePath = join(folder, 'chromium');
  await writeFile(executablePath, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  await expect(chromium.launch({ executablePath })).rejects.toThrow('A unit test starts no database and no browser');
});

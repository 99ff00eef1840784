// `npm run dump -w packages/demo`: seeds a product of its own, and keeps what that wrote for first starts (see demoDump.ts). Run it when
// the demo has changed.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const directory = await mkdtemp(join(tmpdir(), 'lupa-demo-'));
// Before the settings are read: nothing of this machine goes into the dump.
for (const name of Object.keys(process.env))
  if (/^(DATABASE|S3|MARKET)_|^(ADMIN_PASSWORD|SEED|SERVICES)$/.test(name)) delete process.env[name];
process.env['DATA_DIR'] = directory;
const { endAfter } = await import('./console.ts');
const { demoDumpFile, demoDumpFolder } = await import('./demoDump.ts');
const { hashDemo } = await import('./hashDemo.ts');
const { nodeScript } = await import('./parts.ts');
const { runToEnd } = await import('./processes.ts');
const { withDatabase } = await import('./withDatabase.ts');
const { writeDemoDump } = await import('./writeDemoDump.ts');

await endAfter(async () => {
  const from = Date.now();
  await withDatabase(async ({ environments, urls }) => {
    await runToEnd(nodeScript('seed', 'apps/studio', 'seed/seed.ts', environments.owner));
    await rm(demoDumpFolder, { recursive: true, force: true });
    const dump = await writeDemoDump(urls.owner, demoDumpFolder, from);
    await writeFile(demoDumpFile, `${JSON.stringify({ demo: await hashDemo(), ...dump }, null, 2)}\n`);
    const files = (await readdir(demoDumpFolder, { recursive: true })).length;
    console.log(`✓ ${demoDumpFolder}: ${dump.tables.length} tables, ${files} files`);
  });
  await rm(directory, { recursive: true });
});

import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { dumpDatabase, type Dump } from '@lupa/database/dump.ts';
import { dumpMoment } from './demoDump.ts';
import { createSteadier } from './steadyDump.ts';

/** People come with the installation; the catalogue and the jackpots are made without Payload, and quickly; milestones are of one installation. */
const leftOut = /^(arcade|jackpots)\.|^studio\.(users|activity)|^delivery\.milestones$/;

/** Writes what a seed has written since `from`, in milliseconds since 1970, into a folder: the same each time. */
export async function writeDemoDump(url: string, folder: string, from: number): Promise<Dump> {
  const { tables, sequences, ...dump } = await dumpDatabase(url, folder, { isOrdered: true });
  const steady = createSteadier({ from, to: Date.now(), moment: dumpMoment });
  const kept: Dump['tables'] = [];
  for (const table of tables) {
    const path = join(folder, table.file);
    if (leftOut.test(`${table.schema}.${table.table}`)) {
      await rm(path);
      continue;
    }
    const text = (await promisify(gunzip)(await readFile(path))).toString();
    const data = await promisify(gzip)(steady(text), { level: 9 });
    await writeFile(path, data);
    kept.push({ ...table, sha256: createHash('sha256').update(data).digest('hex') });
  }
  return { ...dump, tables: kept, sequences: sequences.filter(({ schema }) => kept.some((table) => table.schema === schema)) };
}

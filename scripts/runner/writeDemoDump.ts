import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { dumpDatabase, type Dump } from '@lupa/database/dump.ts';
import { dumpMoment } from './demoDump.ts';
import { steadyTexts } from './steadyDump.ts';

/** People come with the installation; catalogue and jackpots are made quickly without Payload. */
const leftOut = /^(arcade|jackpots)\.|^studio\.(users|activity)|^delivery\.milestones$/;

/** Writes what a seed has written since `from`, in milliseconds since 1970, into a folder: the same each time. */
export async function writeDemoDump(url: string, folder: string, from: number): Promise<Dump> {
  const { tables, sequences, ...dump } = await dumpDatabase(url, folder, { isOrdered: true });
  const isLeftOut = ({ schema, table }: Dump['tables'][number]) => leftOut.test(`${schema}.${table}`);
  await Promise.all(tables.filter(isLeftOut).map(({ file }) => rm(join(folder, file))));
  const kept = tables.filter((table) => !isLeftOut(table));
  const texts = await Promise.all(kept.map(async ({ file }) => (await promisify(gunzip)(await readFile(join(folder, file)))).toString()));
  const steady = steadyTexts(texts, { from, to: Date.now(), moment: dumpMoment });
  const written = kept.map(async (table, at): Promise<Dump['tables'][number]> => {
    const data = await promisify(gzip)(steady[at] ?? '', { level: 9 });
    await writeFile(join(folder, table.file), data);
    return { ...table, sha256: createHash('sha256').update(data).digest('hex') };
  });
  const known = sequences.filter(({ schema }) => kept.some((table) => table.schema === schema));
  return { ...dump, tables: await Promise.all(written), sequences: known };
}

import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { dumpDatabase, type Dump } from '@lupa/database/dump.ts';
import { dumpMoment } from './demoDump.ts';

/** A time as Postgres or JSON writes it, with its day, hour, minute and second. */
const moments = /\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?:\.\d+)?(?:\+00|Z)/g;
/** As Payload gives them to rows of lists: eight digits are the second in which it was made, the next ten the process that made it. */
const objectIds = /\b[0-9a-f]{24}\b/g;

export type Stay = {
  /** Milliseconds since 1970, between which everything was written. */
  from: number;
  to: number;
  /** ISO 8601: what stands for every moment in between. */
  moment: string;
};

/** Makes dumps of the same writing the same: moments become one, and Payload's identifiers are counted. */
export function steadyTexts(texts: readonly string[], { from, to, moment }: Stay): string[] {
  const isWithin = (milliseconds: number) => milliseconds >= from - 1000 && milliseconds <= to + 1000;
  const isOfThen = (id: string) => isWithin(Number.parseInt(id.slice(0, 8), 16) * 1000);
  const madeThen = new Set(texts.flatMap((text) => (text.match(objectIds) ?? []).filter(isOfThen)));
  const byProcess = Map.groupBy(madeThen, processOf);
  const counted = new Map<string, string>();
  const [day, time] = moment.replace('Z', '').split('T');
  return texts.map((text) =>
    text
      .replace(objectIds, (id) => {
        if ((byProcess.get(processOf(id))?.length ?? 0) < 2 || !isOfThen(id)) return id;
        const known = counted.get(id) ?? (counted.size + 1).toString(16).padStart(24, '0');
        counted.set(id, known);
        return known;
      })
      .replace(moments, (found) => {
        if (!isWithin(Date.parse(found.replace(' ', 'T').replace('+00', 'Z')))) return found;
        return `${day}${found[10]}${time}${found.endsWith('Z') ? '.000Z' : '+00'}`;
      }),
  );
}

const processOf = (id: string): string => id.slice(8, 18);

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

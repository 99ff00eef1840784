import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '@lupa/domain/testing/seededRandom.ts';
import { type DrawnMutant, mutantsOf } from './mutantsOf.ts';

export type Area = { name: string; holds: (path: string) => boolean };

const inFolder = (folder: string) => (path: string) => path.startsWith(`${folder}/`);

export const areas: Area[] = [
  ...['packages/domain', 'packages/contracts', 'packages/clients'].map((name) => ({ name, holds: inFolder(name) })),
  {
    name: 'blocks’ loaders',
    holds: (path) => /^packages\/blocks\/(?:.*\.load\.server\.ts|shared\/.*(?:present|load|format|calculate)[^/]*\.ts)$/.test(path),
  },
  ...['apps/studio/core/publish', 'apps/services/clickout', 'apps/site/server/cache', 'apps/freeplay/rules'].map((name) => ({
    name,
    holds: inFolder(name),
  })),
];

export const areaOf = (folder: string): Area => ({ name: folder.replace(/\/$/, ''), holds: inFolder(folder.replace(/\/$/, '')) });

const isProduct = (path: string) => !/\.(?:test|examples|d)\.tsx?$|\/test[A-Z][^/]*$|\/testing\/|\/testBed\/|\/examples\//.test(path);

/** `count` different faults for each area, or all that it has: the same for the same seed and source. */
export function drawMutants(
  root: string,
  files: readonly string[],
  { areas, count, seed }: { areas: Area[]; count: number; seed: number },
): DrawnMutant[] {
  return areas.flatMap((area) => {
    const random = seededRandom(seed);
    const all = files
      .filter((path) => isProduct(path) && area.holds(path))
      .toSorted()
      .flatMap((path) => describe(root, area.name, path));
    for (let place = 0; place < Math.min(count, all.length); place += 1) {
      const other = place + Math.floor(random() * (all.length - place));
      [all[place], all[other]] = [all[other] as DrawnMutant, all[place] as DrawnMutant];
    }
    return all.slice(0, count);
  });
}

function describe(root: string, area: string, file: string): DrawnMutant[] {
  const source = readFileSync(join(root, file), 'utf8');
  return mutantsOf(file, source).map((mutant) => {
    const before = source.slice(0, mutant.start).split('\n');
    const text = source.split('\n')[before.length - 1] ?? '';
    return { ...mutant, area, file, line: before.length, text: text.trim() };
  });
}

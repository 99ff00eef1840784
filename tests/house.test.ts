import { describe, expect, it } from 'vitest';
import { house as site } from '../apps/site/house.ts';
import { house as studio } from '../apps/studio/house.ts';
import { findRings, findWay, readImportGraph } from './setup/importGraph.ts';

type House = {
  core: readonly string[];
  shelves: readonly string[];
  imports: Record<string, string>;
  lists: Record<string, string>;
};

const houses: { app: string; house: House }[] = [
  { app: 'apps/site', house: site },
  { app: 'apps/studio', house: studio },
];

const graph = readImportGraph();

it('no file of the product reaches itself over its imports, those of types included', () => {
  expect(findRings(graph)).toEqual([]);
});

describe.each(houses)('$app', ({ app, house: { core, shelves, imports, lists } }) => {
  const featureOf = (file: string) => {
    const [shelf = '', feature = '', inside] = file.startsWith(`${app}/`) ? file.slice(app.length + 1).split('/') : [];
    return shelves.includes(shelf) && inside !== undefined ? feature : null;
  };
  const folderOf = (file: string) => (file.startsWith(`${app}/`) ? core.indexOf(file.slice(app.length + 1).split('/')[0] ?? '') : -1);
  const files = [...graph.keys()].filter((file) => file.startsWith(`${app}/`));
  const coreFiles = files.filter((file) => folderOf(file) >= 0);
  const isOnShelf = (file: string) => shelves.some((shelf) => file.startsWith(`${app}/${shelf}/`));

  it('has a core that reaches no feature, over however many steps', () => {
    const ways = coreFiles.flatMap((file) => findWay(graph, file, isOnShelf)?.join(' → ') ?? []);
    expect(coreFiles.length).toBeGreaterThan(50);
    expect(ways).toEqual([]);
  });

  it('has features that are entered by `feature.ts` alone, or as a listed line says', () => {
    const inside = (file: string) => file.slice(app.length + 1).replace(/^[^/]+\/[^/]+\/|\.tsx?$/g, '');
    const found = files.flatMap((file) => {
      const from = featureOf(file);
      const others = (graph.get(file) ?? []).filter((to) => ![null, from].includes(featureOf(to)));
      if (from === null) return others.every((to) => inside(to) === 'feature') ? [] : file.slice(app.length + 1);
      return others.map((to) => `${from} → ${featureOf(to)}: ${inside(to)}`);
    });
    const listed = Object.keys(imports).flatMap((line) => {
      const [arrow = '', names = ''] = line.split(': ');
      return names.split(', ').map((name) => `${arrow}: ${name}`);
    });
    expect([...new Set(found)].toSorted()).toEqual([...listed, ...Object.keys(lists)].toSorted());
    expect(Object.keys(imports).length).toBeLessThanOrEqual(15);
  });

  it('has no two features that reach each other', () => {
    const arrows = Object.keys(imports).map((line) => line.split(/ → |: /));
    const others = Map.groupBy(arrows, ([from = '']) => from);
    const features = new Map(
      [...new Set(arrows.flatMap((arrow) => arrow.slice(0, 2)))].map((from) => [from, (others.get(from) ?? []).map(([, to = '']) => to)]),
    );
    expect(findRings(features)).toEqual([]);
  });

  it('has folders of the core that import only those below them', () => {
    const upwards = coreFiles.flatMap((file) =>
      (graph.get(file) ?? []).filter((to) => folderOf(to) >= 0 && folderOf(to) < folderOf(file)).map((to) => `${file} → ${to}`),
    );
    expect(upwards).toEqual([]);
  });
});

import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Seconds apart from the rest, whose order hardly matters: the last to end should not have begun last.
const kinds = [/\/(studio|engines|runner)\.product\./, /\/demoSite\.product\./, /\.product\.test\.ts$/, /\.browser\.test\.tsx?$/];
const [waits, ofBrowsers] = [2, 3];
const rankOf = ({ moduleId }: TestSpecification) => {
  const rank = kinds.findIndex((kind) => kind.test(moduleId));
  return rank === -1 ? kinds.length : rank;
};

/**
 * Long files first, also where vitest does not know yet how long each takes: what starts the whole product, then what needs a browser. Files
 * that mostly wait for a product are spread among those that need a processor.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- what vitest calls so is no array's
    const sorted = (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other));
    const groups = Map.groupBy(sorted, rankOf);
    const [waiting, busy] = [groups.get(waits) ?? [], groups.get(ofBrowsers) ?? []];
    const share = Math.ceil(busy.length / (waiting.length + 1));
    const spread = waiting.flatMap((file, index) => [...busy.slice(index * share, (index + 1) * share), file]);
    return [
      ...sorted.filter((file) => rankOf(file) < waits),
      ...spread,
      ...busy.slice(waiting.length * share),
      ...sorted.filter((file) => rankOf(file) > ofBrowsers),
    ];
  }
}

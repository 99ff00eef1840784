import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Seconds apart from the rest, whose order hardly matters: the last to end should not have begun last.
const kinds = [/\/(studio|engines|runner)\.product\./, /\/demoSite\.product\./, /\.product\.test\.ts$/, /\.browser\.test\.tsx?$/];
const rankOf = ({ moduleId }: TestSpecification) => {
  const rank = kinds.findIndex((kind) => kind.test(moduleId));
  return rank === -1 ? kinds.length : rank;
};

/** Long files first, also where vitest does not know yet how long each takes: what starts the whole product, then what needs a browser. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- what vitest calls so is no array's
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

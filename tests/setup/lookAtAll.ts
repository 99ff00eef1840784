import type { Page } from 'playwright-core';

type Visitor = { page: Page; problems: string[] };

/**
 * Two visitors look at every path, each in one page that goes from path to path. Returns what `lookAt` found and the problems of the page, by path;
 * where nothing was, the path is left out.
 */
export async function lookAtAll<Found>(
  paths: Iterable<string>,
  openVisitor: () => Promise<Visitor>,
  lookAt: (page: Page, path: string) => Promise<Found[]>,
): Promise<Record<string, (Found | string)[]>> {
  const queue = [...paths];
  const found: Record<string, (Found | string)[]> = {};
  const work = async () => {
    const { page, problems } = await openVisitor();
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const faults = [...(await lookAt(page, path)), ...problems.splice(0)];
      if (faults.length > 0) found[path] = faults;
    }
    await page.context().close();
  };
  await Promise.all([work(), work()]);
  return found;
}

/** Looks at every path, two at a time, and returns what was found, by path; where nothing was, the path is left out. */
export async function lookAtAll<Found>(
  paths: Iterable<string>,
  lookAt: (path: string) => Promise<Found[]>,
): Promise<Record<string, Found[]>> {
  const queue = [...paths];
  const found: Record<string, Found[]> = {};
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const faults = await lookAt(path);
      if (faults.length > 0) found[path] = faults;
    }
  };
  await Promise.all([work(), work()]);
  return found;
}

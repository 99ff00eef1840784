/** A row of the table in `docs/faults.md`. */
export type FaultRow = { name: string; line: string; day: string; isMarked: boolean };

const outdated = 'before the last release';

export function readRows(page: string): FaultRow[] {
  return page.split('\n').flatMap((line) => {
    const [, name, day, rest = ''] = /^\| `([a-z-]+)`.*\| (\d{4}-\d\d-\d\d)([^|]*)\|$/.exec(line) ?? [];
    return name === undefined || day === undefined ? [] : [{ name, line, day, isMarked: rest.includes(outdated) }];
  });
}

/** The day of the newest release that a changelog names. @throws Error where it names none */
export function findLastRelease(changelog: string): string {
  const [, day] = /^## .*?(\d{4}-\d\d-\d\d)$/m.exec(changelog) ?? [];
  if (day === undefined) throw new Error('CHANGELOG.md names no release by its day');
  return day;
}

export function markOutdated({ line, day, isMarked }: FaultRow, release: string): string {
  return isMarked || day >= release ? line : line.replace(/\s*\|$/, `, ${outdated} |`);
}

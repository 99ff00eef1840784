import { createHash } from 'node:crypto';

type Known = { hash: string; since: number };

/** Since when a file says what it says, in whole seconds, as HTTP counts. The moment of its newest entry would not do: an older one may be mended. */
export class LastModified {
  readonly #known = new Map<string, Known>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  of(path: string, body: string): Date {
    const hash = createHash('sha256').update(body).digest('base64');
    const known = this.#known.get(path);
    // The end of the second: what is modified within it is later than what was sent in it.
    const since = known?.hash === hash ? known.since : Math.ceil(this.#now() / 1000) * 1000;
    this.#known.set(path, { hash, since });
    return new Date(since);
  }
}

/** RFC 9110, 13.1.3: counts only where no entity tag is asked for. */
export function isNotModified(
  { ifNoneMatch, ifModifiedSince }: { ifNoneMatch: string | undefined; ifModifiedSince: string | undefined },
  lastModified: Date,
): boolean {
  return ifNoneMatch === undefined && ifModifiedSince !== undefined && Date.parse(ifModifiedSince) >= lastModified.getTime();
}

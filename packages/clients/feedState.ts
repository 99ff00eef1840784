// A feed says it every few seconds. The purger's second purge comes later than this (docs/decisions/068).
const currentMilliseconds = 20_000;

/** While the feed is silent, what was right when it fell silent counts as fresh for `quietMilliseconds` more. */
export class FeedState {
  readonly #quietMilliseconds: number;
  #isLive = false;
  #downSince = 0;
  #knownUntil = 0;
  #newest: string | undefined;

  constructor(quietMilliseconds = 15_000) {
    this.#quietMilliseconds = quietMilliseconds;
  }

  get isLive(): boolean {
    return this.#isLive;
  }

  setLive(): void {
    this.#isLive = true;
  }

  /** `now` in milliseconds since 1970. */
  setDown(now: number): void {
    if (this.#isLive) this.#downSince = now;
    this.#isLive = false;
  }

  /** Every change up to this moment, in milliseconds since 1970, is known. */
  setKnown(time: number): void {
    this.#knownUntil = Math.max(this.#knownUntil, time);
  }

  /** The number of the newest change that was heard; undefined before the first. */
  get newest(): string | undefined {
    return this.#newest;
  }

  setNewest(id: string): void {
    this.#newest = id;
  }

  /** Is what changed known but for the last seconds? A feed that does not say so leaves it open. */
  isCurrent(now: number): boolean {
    return this.#isLive && now - this.#knownUntil < currentMilliseconds;
  }

  /** May something made at `madeAt` still count as fresh at `now`? Both in milliseconds since 1970. */
  vouchesFor(madeAt: number, now: number): boolean {
    return this.#isLive || now - Math.max(madeAt, this.#downSince) < this.#quietMilliseconds;
  }
}

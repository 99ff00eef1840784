import type { ServiceName } from '@lupa/contracts/calls.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { LRUCache } from 'lru-cache';

export type CircuitBreakerOptions = {
  service: ServiceName;
  now: () => number;
  /** So many different addresses have to fail, with no answer in between: one that hangs says nothing about the others. */
  threshold?: number;
  /** Milliseconds for which nobody asks; after that one call is let through, and decides. */
  openMilliseconds?: number;
};

export class CircuitBreaker {
  readonly #options: Required<CircuitBreakerOptions>;
  readonly #failing: LRUCache<string, true>;
  #lastFailure: unknown;
  #isOpen = false;
  #triesAt = 0;

  constructor(options: CircuitBreakerOptions) {
    this.#options = { threshold: 3, openMilliseconds: 2000, ...options };
    this.#failing = new LRUCache({ max: this.#options.threshold });
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Undefined when a call may be made, or why not. */
  refuse(): { cause: unknown } | undefined {
    if (!this.#isOpen) return undefined;
    const { now, openMilliseconds } = this.#options;
    if (now() < this.#triesAt) return { cause: this.#lastFailure };
    // The others wait for what becomes of this one.
    this.#triesAt = now() + openMilliseconds;
    return undefined;
  }

  recordAnswer(logger: Logger): void {
    this.#failing.clear();
    if (!this.#isOpen) return;
    this.#isOpen = false;
    logger.info({ event: 'breaker.closed', service: this.#options.service }, 'a service answers again');
  }

  recordFailure(url: string, error: unknown, logger: Logger): void {
    const { service, now, threshold, openMilliseconds } = this.#options;
    this.#failing.set(url, true);
    this.#lastFailure = error;
    if (this.#isOpen) {
      this.#triesAt = now() + openMilliseconds;
      return;
    }
    if (this.#failing.size < threshold) return;
    this.#isOpen = true;
    this.#triesAt = now() + openMilliseconds;
    logger.error({ event: 'breaker.opened', service, err: error }, 'a service does not answer; it is asked again in a moment');
  }
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Timers } from '@lupa/clients/deadline.ts';

/** What Node says of a file, a name or a connection that somebody waits for. */
const underWay = /Req|TCPConnect|WriteWrap/;

type Waiting = { at: number; run: () => void };

/** Milliseconds that pass at once, at most: less than whatever is waited for. */
const step = 50;
/** Turns of the event loop without a timer set or cancelled, after which nothing is under way but what is held. */
const quietTurns = 25;

/** Timers by which nothing is late before a test says so. */
export class DrivenTimers implements Timers {
  #now = 0;
  #changes = 0;
  readonly #waiting = new Set<Waiting>();

  readonly now = (): number => this.#now;

  readonly after = (milliseconds: number, run: () => void): (() => void) => {
    const waiting = { at: this.#now + milliseconds, run };
    this.#waiting.add(waiting);
    this.#changes += 1;
    return () => {
      if (this.#waiting.delete(waiting)) this.#changes += 1;
    };
  };

  advance(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let next = this.#next(); next !== undefined && next.at <= end; next = this.#next()) {
      this.#now = Math.max(this.#now, next.at);
      this.#waiting.delete(next);
      this.#changes += 1;
      next.run();
    }
    this.#now = end;
  }

  /** Lets time pass until there is an answer, each time when nothing goes on without it: however slow the machine is, only what is held is late. */
  async pass<Answer>(answer: Promise<Answer>): Promise<Answer> {
    let isOver = false;
    const end = () => (isOver = true);
    answer.then(end, end);
    for (;;) {
      await this.#quiet();
      if (isOver) return answer;
      const next = this.#next();
      if (next !== undefined) this.advance(Math.min(step, Math.max(0, next.at - this.#now)));
    }
  }

  async #quiet(): Promise<void> {
    for (let turns = 0, changes = this.#changes; turns < quietTurns; turns++) {
      await nextTurn();
      // Where the machine is busy, a file takes longer than any number of turns.
      const isQuiet = changes === this.#changes && !process.getActiveResourcesInfo().some((resource) => underWay.test(resource));
      if (isQuiet) continue;
      changes = this.#changes;
      turns = 0;
    }
  }

  #next(): Waiting | undefined {
    return [...this.#waiting].reduce<Waiting | undefined>((first, other) => (first && first.at <= other.at ? first : other), undefined);
  }
}

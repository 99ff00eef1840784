import { setTimeout as wait } from 'node:timers/promises';

type Options = {
  /** Milliseconds until it is given up. */
  within?: number;
  /** Milliseconds between two questions. */
  every?: number;
  /** More for the message, asked for when it is given up. */
  explain?: () => unknown;
};

/** Asks again until the answer is truthy, and returns it. @throws an Error that says what did not come about */
export async function pollUntil<Answer>(
  what: string,
  ask: () => Answer | Promise<Answer>,
  { within = 60_000, every = 50, explain }: Options = {},
): Promise<NonNullable<Answer>> {
  for (const deadline = performance.now() + within; ; await wait(every)) {
    const answer = await ask();
    if (answer) return answer;
    if (performance.now() > deadline)
      throw new Error([what, 'did not come about within', within, 'ms', await explain?.()].join(' ').trim());
  }
}

/** Whether a server answers within three seconds, with a success. */
export const isAnswering = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(3000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * How long a load, a fault or a visitor's pause lasts: part of what a test or a benchmark does. What the product does is waited for by a sign
 * of it (`pollUntil`, `expect.poll`, `settled`).
 */
export const pace = (milliseconds: number): Promise<void> => wait(milliseconds);

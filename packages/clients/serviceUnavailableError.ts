import type { CallName } from '@lupa/contracts/calls.ts';

/** A service did not answer, answered too late, too much, or something unreadable, and no good answer is kept. */
export class ServiceUnavailableError extends Error {
  override readonly name = 'ServiceUnavailableError';
  readonly call: CallName;
  constructor(call: CallName, reason: string, options?: { cause?: unknown }) {
    super(`${call}: ${reason}`, options);
    this.call = call;
  }
}

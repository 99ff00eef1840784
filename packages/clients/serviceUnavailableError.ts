import { UnreadableAnswerError } from '@lupa/contracts/generous.ts';
import type { CallName } from '@lupa/contracts/calls.ts';

/** A service did not answer, answered too late, too much, or something unreadable, and no good answer is kept. */
export class ServiceUnavailableError extends Error {
  override readonly name = 'ServiceUnavailableError';
  readonly call: CallName;
  /** Nothing came from the service itself: no connection, no answer in time, or only a gateway's. */
  readonly isUnreachable: boolean;
  constructor(call: CallName, reason: string, { cause, isUnreachable = false }: { cause?: unknown; isUnreachable?: boolean } = {}) {
    super(`${call}: ${reason}`, cause === undefined ? undefined : { cause });
    this.call = call;
    this.isUnreachable = isUnreachable;
  }
}

/** Why a call failed, without its name; of what cannot be read what is wrong with it. */
export function explainFailure(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  if (failure.cause instanceof UnreadableAnswerError) return explainUnreadable(failure.cause);
  return failure.message.replace(/^\w+: /, '');
}

export const explainUnreadable = ({ message }: Error): string =>
  message
    .replaceAll('✖ ', '')
    .replaceAll(/\s*\n\s*→ at /g, ' at ')
    .replaceAll('\n', '; ');

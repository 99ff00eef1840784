import type { Answer, CallName } from '@lupa/contracts/calls.ts';
import { ServiceUnavailableError } from './serviceUnavailableError.ts';

/** Takes the answer as it is; a 404 of a call that must exist is a failure. @throws ServiceUnavailableError */
export function whole<Name extends CallName>(call: Name): (answer: Answer<Name> | undefined) => Answer<Name> {
  return (answer) => {
    if (answer === undefined) throw new ServiceUnavailableError(call, 'answered 404');
    return answer;
  };
}

/** Asks for a long list in pieces, all at once, and joins what comes back. */
export async function chunked<Key, Item>(
  keys: readonly Key[],
  length: number,
  ask: (some: readonly Key[]) => Promise<Item[]>,
): Promise<Item[]> {
  const unique = [...new Set(keys)];
  const pieces = Array.from({ length: Math.ceil(unique.length / length) }, (_, index) =>
    unique.slice(index * length, (index + 1) * length),
  );
  return (await Promise.all(pieces.map(ask))).flat();
}

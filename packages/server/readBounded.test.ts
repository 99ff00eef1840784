import { expect, it } from 'vitest';
import { readBounded, TooLargeError } from './readBounded.ts';

function endless(piece: number) {
  const state = { pulled: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      state.pulled += piece;
      controller.enqueue(new Uint8Array(piece));
    },
    cancel: () => {
      state.isCancelled = true;
    },
  });
  return { body, state };
}

it('reads a body of any number of pieces whole', async () => {
  const pieces = ['uno ', 'dos ', 'ñ'].map((text) => new TextEncoder().encode(text));
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  expect(String(await readBounded(body, 10))).toBe('uno dos ñ');
  expect((await readBounded(null, 10)).byteLength).toBe(0);
});

it('stops an endless body at the first piece beyond its bound, and tells its source', async () => {
  const { body, state } = endless(1000);
  await expect(readBounded(body, 2500)).rejects.toThrow(TooLargeError);
  expect(state.isCancelled).toBe(true);
  expect(state.pulled).toBeLessThanOrEqual(4000);
});

it('passes on why a body broke off', async () => {
  const cause = new Error('reset');
  const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.error(cause) });
  await expect(readBounded(body, 10)).rejects.toBe(cause);
});

// Requirements: 4.19.
import { afterEach, expect, test, vi } from 'vitest';
import { trackLoading } from './trackLoading.ts';

afterEach(() => vi.unstubAllGlobals());

test('work that somebody waits for is announced on the window, and stays theirs', async () => {
  const dispatchEvent = vi.fn<(event: CustomEvent<Promise<unknown>>) => void>();
  vi.stubGlobal('dispatchEvent', dispatchEvent);
  const work = Promise.resolve(['Ruleta']);
  expect(trackLoading(work)).toBe(work);
  const [event] = dispatchEvent.mock.calls[0] ?? [];
  expect(event?.type).toBe('lupa:loading');
  expect(event?.detail).toBe(work);
});

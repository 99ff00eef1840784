import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export async function waitUntilStored(page: Page, path: string): Promise<void> {
  const isStored = () => page.evaluate(async (key) => (await caches.match(key)) !== undefined, path);
  await expect.poll(isStored).toBe(true);
}

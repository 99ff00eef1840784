import { expect } from 'vitest';
import { PageDocument } from '../../../page/PageDocument.tsx';
import { siteOfEachTest } from '../../../dev/testBed/siteOfEachTest.ts';

export const secret = 'shared by the studio and the site only';

/** A site with a studio at the address of its services. */
export const siteWithStudio = () =>
  siteOfEachTest(({ url }) => ({ env: { STUDIO_URL: url, PREVIEW_SECRET: secret }, rendering: { PageDocument } }));

export function expectKeptByNobody(headers: Record<string, unknown>): void {
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  for (const name of ['etag', 'x-cache', 'speculation-rules', 'cache-tag', 'set-cookie']) expect(headers).not.toHaveProperty(name);
}

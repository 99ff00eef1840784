import { expect, it } from 'vitest';
import { cachePolicies, pageCacheControl } from './cachePolicies.ts';

it.each([
  [{ fresh: 60, stale: 600, onError: 86_400 }, 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'],
  [{ fresh: 60, stale: 1, onError: 1 }, 'public, max-age=0, s-maxage=60, stale-while-revalidate=1, stale-if-error=1'],
  [{ fresh: 0, stale: 0, onError: 5 }, 'public, max-age=0, s-maxage=0, stale-if-error=5'],
  [{ fresh: 10, stale: 5, onError: 0 }, 'public, max-age=0, s-maxage=10, stale-while-revalidate=5'],
  [{ fresh: 10, stale: 0, onError: 0 }, 'public, max-age=0, s-maxage=10'],
])('a shared cache is told %j as %s', (policy, header) => {
  expect(pageCacheControl(policy)).toBe(header);
});

it('a page that is gone or lacks something is not shown once it is old', () => {
  expect(cachePolicies.miss.shared).toEqual({ fresh: 10, stale: 0, onError: 0 });
  expect(cachePolicies.degradedPage.shared).toEqual({ fresh: 0, stale: 0, onError: 86_400 });
});

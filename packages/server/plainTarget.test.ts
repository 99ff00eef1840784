import { describe, expect, it } from 'vitest';
import { isPlainTarget } from './plainTarget.ts';

describe('a request target', () => {
  it.each(['/', '/resenas/casino-andino/', '//', '/a.b/..c/', '/%C3%B1/', '/?next=/../%2f\\', '/a/?b=..', '/.well-known/security.txt'])(
    'that everybody reads alike is plain: %s',
    (target) => expect(isPlainTarget(target)).toBe(true),
  );

  it.each([
    '/metrics\\',
    '/x\\..\\metrics',
    '/%2e\\metrics',
    '/x/../metrics',
    '/x/%2e%2E/metrics',
    '/./metrics',
    '/metrics/.',
    '/metrics/%2e',
    '/a%2Fmetrics',
    '/a%5cmetrics',
    '/met\trics',
    'http://127.0.0.1/metrics',
    '*',
    '',
  ])('that may be read as another one is not: %j', (target) => expect(isPlainTarget(target)).toBe(false));

  it('may hold encoded slashes where a service takes them, and nothing else', () => {
    expect(isPlainTarget('/page/%2Fresenas%2F', { encodedSlash: true })).toBe(true);
    expect(isPlainTarget('/page/%2F..%5c', { encodedSlash: true })).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { type Preview, readPreview, signPreview } from './previewToken.server.ts';

const secret = 's'.repeat(32);
const expires = Date.parse('2026-11-25T12:00:00Z') / 1000;
const preview: Preview = { kind: 'frame', pageId: 7, locale: 'es_CL', expires };
const token = signPreview(preview, secret);
const before = (expires - 1) * 1000;

describe('a token of a preview', () => {
  it('names one page in one language until a moment, and only with the right secret', () => {
    expect(readPreview(token, before, secret)).toEqual({ kind: 'valid', preview });
    expect(readPreview(token, before, 'x'.repeat(32))).toEqual({ kind: 'refused' });
  });

  it('is over at that moment', () => {
    expect(readPreview(token, expires * 1000 - 1, secret).kind).toBe('valid');
    expect(readPreview(token, expires * 1000, secret)).toEqual({ kind: 'expired', preview });
  });

  it.each([
    { ...preview, pageId: 8 },
    { ...preview, locale: 'en' as const },
    { ...preview, expires: expires + 1 },
    { ...preview, kind: 'share' as const },
  ])('is no token of another one: %j', (other) => {
    const signature = token.split('.').at(-1) ?? '';
    const made = [other.kind, other.pageId, other.locale, other.expires, signature].join('.');
    expect(readPreview(made, before, secret)).toEqual({ kind: 'refused' });
    expect(readPreview(signPreview(other, secret), before, secret)).toEqual({ kind: 'valid', preview: other });
  });

  it.each([
    '',
    '.',
    'frame.7.es_CL',
    `${token}=`,
    ` ${token}`,
    `${token}\n`,
    `x${token}`,
    token.slice(0, -1),
    token.toUpperCase(),
    '.'.repeat(5000),
  ])('is refused when it is %j', (made) => {
    expect(readPreview(made, before, secret)).toEqual({ kind: 'refused' });
  });
});

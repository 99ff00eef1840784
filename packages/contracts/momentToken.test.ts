import { describe, expect, it } from 'vitest';
import { readMoment, signMoment, type SiteMoment } from './momentToken.server.ts';
import { readPreview, signPreview } from './previewToken.server.ts';

const secret = 's'.repeat(32);
const expires = Date.parse('2026-11-25T12:00:00Z') / 1000;
const moment: SiteMoment = { at: Date.parse('2026-12-24T12:00:00Z') / 1000, draft: null, expires };
const withDraft: SiteMoment = { ...moment, draft: { pageId: 7, locale: 'es_CL' } };
const before = (expires - 1) * 1000;

describe('a token of a moment', () => {
  it('names the moment until its end, and only with the right secret', () => {
    for (const named of [moment, withDraft, { ...moment, draft: { release: 7 } }]) {
      const token = signMoment(named, secret);
      expect(readMoment(token, before, secret)).toEqual({ kind: 'valid', moment: named });
      expect(readMoment(token, expires * 1000, secret)).toEqual({ kind: 'expired', moment: named });
      expect(readMoment(token, before, 'x'.repeat(32))).toEqual({ kind: 'refused' });
    }
  });

  it.each([
    { ...withDraft, at: withDraft.at + 60 },
    { ...withDraft, expires: expires + 1 },
    { ...withDraft, draft: null },
    { ...withDraft, draft: { release: 7 } },
    { ...withDraft, draft: { pageId: 8, locale: 'es_CL' as const } },
    { ...withDraft, draft: { pageId: 7, locale: 'en' as const } },
  ])('is no token of another one: %j', (other) => {
    const signature = signMoment(withDraft, secret).split('.').at(-1) ?? '';
    const made = [...signMoment(other, secret).split('.').slice(0, -1), signature].join('.');
    expect(readMoment(made, before, secret)).toEqual({ kind: 'refused' });
  });

  it('is no token of a preview, nor the other way round', () => {
    expect(readPreview(signMoment(moment, secret), before, secret)).toEqual({ kind: 'refused' });
    expect(readMoment(signPreview({ kind: 'frame', pageId: 7, locale: 'es_CL', expires }, secret), before, secret)).toEqual({
      kind: 'refused',
    });
  });

  it.each(['', '.', 'moment', `${signMoment(moment, secret)}=`, signMoment(moment, secret).slice(0, -1), '.'.repeat(5000)])(
    'is refused when it is %j',
    (made) => {
      expect(readMoment(made, before, secret)).toEqual({ kind: 'refused' });
    },
  );
});

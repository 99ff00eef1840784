import { describe, expect, it } from 'vitest';
import { listAttention, type ReviewedOffer } from './attention.ts';
import type { LinkCheck } from './judgeLink.ts';

const limits = { expiresWithin: 14, verifiedWithin: 60 };
/** Past midnight in Greenwich, still the 21st in Chile. */
const now = new Date('2026-11-22T01:00:00Z');
const trackingUrl = 'https://track.example/c?click={clickId}';

const fine: ReviewedOffer = {
  id: 1,
  title: 'Bienvenida',
  partnerName: 'Casino Andino',
  partner: 'live',
  expiration: null,
  verifiedOn: '2026-11-20',
  trackingUrl,
  check: null,
};
const check = (outcome: 'answers' | 'redirects' | 'timeout', more: Partial<LinkCheck> = {}): LinkCheck => ({
  outcome,
  status: null,
  target: null,
  trackingUrl,
  at: now,
  steps: [],
  failingSince: null,
  pausedAt: null,
  landing: null,
  formerLanding: null,
  landingChangedAt: null,
  ...more,
});
const offers = (...changes: Partial<ReviewedOffer>[]) => changes.map((change, index) => ({ ...fine, id: index, ...change }));

describe('offers that need attention', () => {
  it('are none when all is well', () => {
    const well = offers(
      {},
      { expiration: '2026-12-06' },
      { verifiedOn: '2026-09-22' },
      { check: check('answers') },
      { check: check('redirects') },
    );
    expect(listAttention(well, limits, now)).toEqual({ expiring: [], stale: [], broken: [], moved: [] });
  });

  it('lead to another page than before, within two weeks, the last change first', () => {
    const from = { host: 'casino.example', title: 'Bono' };
    const to = { host: 'otro.example', title: null };
    const moved = (day: string) => ({
      check: check('answers', { landing: to, formerLanding: from, landingChangedAt: new Date(`${day}T06:00:00Z`) }),
    });
    const found = listAttention(offers(moved('2026-11-08'), moved('2026-11-07'), moved('2026-11-20')), limits, now).moved;
    expect(found.map(({ offer }) => offer.id)).toEqual([2, 0]);
    expect(found[0]).toMatchObject({ from, to, at: new Date('2026-11-20T06:00:00Z') });
  });

  it('expire within the days asked for, or did already: the longest first, by the calendar of Chile', () => {
    const days = ['2026-12-05', '2026-11-21', '2026-10-31', '2026-11-22', '2027-01-01'].map((expiration) => ({ expiration }));
    const found = listAttention(offers(...days), limits, now).expiring;
    expect(found.map(({ offer, daysLeft }) => [offer.expiration, daysLeft])).toEqual([
      ['2026-10-31', -21],
      ['2026-11-21', 0],
      ['2026-11-22', 1],
      ['2026-12-05', 14],
    ]);
    expect(listAttention(offers(...days), { ...limits, expiresWithin: 1 }, now).expiring).toHaveLength(3);
  });

  it('were not verified for longer than asked for, never first', () => {
    const found = listAttention(
      offers({ verifiedOn: '2026-09-21' }, { verifiedOn: null }, { verifiedOn: '2026-01-01' }),
      limits,
      now,
    ).stale;
    expect(found.map(({ daysSince }) => daysSince)).toEqual([null, 324, 61]);
  });

  it('have no working link, with every reason', () => {
    const found = listAttention(
      offers(
        { partner: 'inactive' },
        { partner: 'unpublished', check: check('timeout') },
        { trackingUrl: 'https://{clickId}.example/' },
        { trackingUrl: null, partner: 'inactive' },
        { partner: 'deleted', trackingUrl: null },
        { trackingUrl: 'https://track.example/?s={sub1}', check: check('answers') },
      ),
      limits,
      now,
    ).broken;
    expect(found.map(({ faults }) => faults.map((fault) => ('fault' in fault ? fault.fault : fault.kind)))).toEqual([
      ['deleted', 'noUrl'],
      ['noUrl', 'inactive'],
      ['host'],
      ['failed', 'unpublished'],
      ['losesClick'],
      ['inactive'],
    ]);
  });

  it('stand under the name of their casino where they are as urgent', () => {
    const found = listAttention(
      offers({ trackingUrl: null, partnerName: 'Zeta' }, { trackingUrl: null, partnerName: 'Ábaco' }),
      limits,
      now,
    );
    expect(found.broken.map(({ offer }) => offer.partnerName)).toEqual(['Ábaco', 'Zeta']);
  });
});

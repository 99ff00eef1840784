import { describe, expect, it } from 'vitest';
import {
  storedOfferExample,
  storedOfferSchema,
  storedPartnerExample,
  storedPartnerSchema,
  storedToplistExample,
  storedToplistSchema,
} from './storedDocuments.ts';

describe('stored documents', () => {
  it('are complete: reading an example changes nothing', () => {
    expect(storedPartnerSchema.parse(storedPartnerExample)).toEqual(storedPartnerExample);
    expect(storedOfferSchema.parse(storedOfferExample)).toEqual(storedOfferExample);
    expect(storedToplistSchema.parse(storedToplistExample)).toEqual(storedToplistExample);
  });

  it('refuse partner slugs that would lose their rank or break a path', () => {
    for (const partnerSlug of ['777', 'casino/andino', 'Casino', '', '-andino']) {
      expect(storedOfferSchema.safeParse({ ...storedOfferExample, partnerSlug }).success, partnerSlug).toBe(false);
    }
    expect(storedOfferSchema.safeParse({ ...storedOfferExample, partnerSlug: '777-bet' }).success).toBe(true);
  });

  it('take http and https tracking URLs only, with their placeholder', () => {
    expect(storedOfferSchema.safeParse({ ...storedOfferExample, trackingUrl: 'javascript:alert(1)' }).success).toBe(false);
    expect(storedOfferSchema.safeParse({ ...storedOfferExample, trackingUrl: '/relative' }).success).toBe(false);
    expect(storedOfferSchema.safeParse({ ...storedOfferExample, trackingUrl: null }).success).toBe(true);
  });
});

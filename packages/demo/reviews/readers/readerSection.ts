import type { DemoPartner } from '../../partners/partner.schema.ts';
import { countOf, readPartnerTexts } from '../../partners/readPartnerTexts.ts';
import { readerReviews } from './readerReviews.ts';

const write = readPartnerTexts('reviews/readers', ['title', 'origin', 'noReply', 'replies']);

/** The readers' opinions of a casino, and how they came to us. */
export function readerSection(partner: DemoPartner) {
  const reviews = readerReviews.get(partner.slug) ?? [];
  const replied = reviews.filter(({ reply }) => reply !== null).length;
  const answers =
    replied === 0
      ? write('noReply', partner)
      : write('replies', partner, {
          replies: replied === 1 ? 'una' : String(replied),
          replyTimes: replied === 1 ? 'una vez' : countOf(replied, 'vez', 'veces'),
        });
  return {
    type: 'userReviews',
    title: write('title', partner),
    partner: partner.slug,
    intro: `${write('origin', partner, { count: reviews.length })} ${answers}`,
    reviews,
  };
}

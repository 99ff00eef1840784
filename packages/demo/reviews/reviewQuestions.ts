import type { DemoPartner } from '../partners/partner.schema.ts';
import { partnerBySlug } from '../partners/partners.ts';
import { readPartnerTexts } from '../partners/readPartnerTexts.ts';
import { formatNumber } from '../writing/figures.ts';

const write = readPartnerTexts('reviews/questions');

type Question = { title: string; body: string };

/** The questions that this casino in particular raises. */
export function reviewQuestions(partner: DemoPartner): { questionsTitle: string; questions: Question[] } {
  const ask = (name: 'legal' | 'payout' | 'closed' | 'minimum' | 'contact'): Question => ({
    title: write(name, partner),
    body: write(`${name}Answer`, partner),
  });
  const asked = partner.isActive
    ? [ask('legal'), ask('payout'), ask('minimum'), ...bonusQuestion(partner), localPaymentQuestion(partner)]
    : [ask('legal'), ask('closed')];
  return { questionsTitle: write('title', partner), questions: [...asked, alternativeQuestion(partner) ?? ask('contact')] };
}

function bonusQuestion(partner: DemoPartner): Question[] {
  const [main] = partner.offers;
  if (!main?.rollover) return [];
  const { validityDays } = main;
  const rollover = formatNumber(main.rollover);
  const turnover = validityDays
    ? write('turnoverWithinDays', partner, { rollover, days: validityDays })
    : write('turnover', partner, { rollover });
  return [{ title: write('bonus', partner), body: write('bonusAnswer', partner, { turnover }) }];
}

function localPaymentQuestion(partner: DemoPartner): Question {
  if (partner.deposits.includes('cuentarut')) return { title: write('cuentarut', partner), body: write('cuentarutAnswer', partner) };
  if (partner.deposits.includes('webpay')) return { title: write('cuentarut', partner), body: write('throughWebpayAnswer', partner) };
  return { title: write('noWebpay', partner), body: write('noWebpayAnswer', partner) };
}

function alternativeQuestion(partner: DemoPartner): Question | null {
  if (partner.recommendedPartner === null) return null;
  const { name, slug, summary } = partnerBySlug(partner.recommendedPartner);
  return {
    title: write('alternative', partner),
    body: write('alternativeAnswer', partner, { alternative: name, alternativeSlug: slug, alternativeSummary: summary }),
  };
}

import { formatDuration, quickestWithdrawal } from '../partners/measuredPayments.ts';
import { iconFile } from '../media.ts';
import { withdrawalLimitText } from '../partners/partnerTexts.ts';
import type { DemoPartner } from '../partners/partner.schema.ts';
import { partners, rankedPartners } from '../partners/partners.ts';
import { recheckedEvery } from '../partners/records.ts';
import { reviewSlug } from '../reviews/reviewPage.ts';
import { legalStatus } from '../writing/chileanFacts.ts';
import { welcomeFigures } from './bonuses.ts';
import { type DemoPage, readPage } from '../writing/readPage.ts';
import { formatDate, formatPercent, formatPesos, markPayoutTime, markRating } from '../writing/figures.ts';
import type { PaymentMethodKey } from '../writing/paymentMethods.ts';

const listed = String(rankedPartners.length);
const reviewed = String(partners.length);

const quickestPayouts = rankedPartners
  .toSorted((a, b) => a.payoutHours[1] - b.payoutHours[1])
  .slice(0, 6)
  .map((partner) => [
    `**${partner.name}**`,
    markRating(partner),
    markPayoutTime(partner),
    formatPesos(partner.minimumWithdrawal),
    withdrawalLimitText(partner),
  ]);

function quickest(key: PaymentMethodKey): string {
  const minutes = quickestWithdrawal(key);
  if (minutes === null) throw new Error(`No withdrawal by ${key} was measured`);
  return formatDuration(minutes);
}

const foreignMethods: readonly PaymentMethodKey[] = ['visa', 'mastercard', 'skrill', 'neteller'];
const takingForeignMoney = rankedPartners.filter(({ deposits }) => deposits.some((key) => foreignMethods.includes(key)));
/** Names of the recommended casinos that speak a language, best first. */
const speaking = (language: string): string[] =>
  rankedPartners.filter(({ languages }) => languages.includes(language)).map(({ name }) => name);

/** `/`, and the page that sums the site up in each other language. */
export const homePage: DemoPage = readPage('pages/inicio', {
  legalStatus: legalStatus.short,
  ...welcomeFigures,
  reviewed,
  listed,
  quickestPayouts,
  quickestCuentarut: quickest('cuentarut'),
  quickestKhipu: quickest('khipu'),
  quickestMach: quickest('mach'),
  quickestTransfer: quickest('transferencia'),
  quickestTether: quickest('tether'),
  takingForeignMoney: String(takingForeignMoney.length),
  speakingEnglish: String(speaking('en').length),
  speakingFrench: speaking('fr').join(', '),
  speakingGerman: speaking('de').join(', '),
});

export const blackListPage: DemoPage = readPage('pages/lista-negra', { recheckedEvery });

const reviewLink = ({ name, slug }: DemoPartner, copy: string) => ({ title: name, url: reviewSlug(slug), copy, image: iconFile(slug) });

/** Links to the reviews of recommended casinos, by name: their order is no ranking. */
const reviewLinks = rankedPartners
  .toSorted((a, b) => a.name.localeCompare(b.name, 'es'))
  .map((partner) =>
    reviewLink(partner, `Nota ${markRating(partner)}. Retiros ${markPayoutTime(partner)}, desde ${formatPesos(partner.minimumDeposit)}.`),
  );

export const reviewIndex: DemoPage = readPage('pages/resenas', {
  reviewed,
  listed,
  reviews: reviewLinks,
  dropped: partners.filter((partner) => !rankedPartners.includes(partner)).map((partner) => reviewLink(partner, partner.summary)),
  latestTests: partners
    .toSorted((a, b) => b.testedOn.localeCompare(a.testedOn))
    .slice(0, 6)
    .map((partner) => [`**${partner.name}**`, markRating(partner), formatDate(partner.testedOn), formatPercent(partner.rtp)]),
});

import type { DemoPartner } from '../partners/partner.schema.ts';
import { rankedPartners } from '../partners/partners.ts';
import { withdrawalLimitText } from '../partners/partnerTexts.ts';
import { casinosOf, lowDeposit } from '../toplists.ts';
import { countInWords } from '../writing/words.ts';
import { type DemoPage, readPage } from '../writing/readPage.ts';
import { formatNumber, formatPesos, markPayoutTime } from '../writing/figures.ts';
import { formatDuration, measuredPayments } from '../partners/measuredPayments.ts';
import { paymentMethodName } from '../writing/paymentMethods.ts';

const usualSpin = 200;
const usualReturn = 0.96;

const counted = (casinos: readonly DemoPartner[]) => ({
  count: String(casinos.length),
  countInWords: countInWords(casinos.length),
  listed: String(rankedPartners.length),
});

const quick = casinosOf('cobro-rapido');
const cheap = casinosOf('deposito-bajo');

/** Casinos by how they pay, and two choices of its filters that have a text of their own: paid within a day, entered with little. */
export const realMoneyPages: DemoPage[] = [
  readPage('pages/dinero-real', {
    lowestMinimums: rankedPartners
      .toSorted((a, b) => a.minimumWithdrawal - b.minimumWithdrawal || a.payoutHours[1] - b.payoutHours[1])
      .slice(0, 8)
      .map((partner) => [
        `**${partner.name}**`,
        formatPesos(partner.minimumDeposit),
        formatPesos(partner.minimumWithdrawal),
        markPayoutTime(partner),
        withdrawalLimitText(partner),
      ]),
  }),
  readPage('pages/cobro-rapido', {
    ...counted(quick),
    lowDeposit: formatPesos(lowDeposit),
    withdrawals: quick.flatMap(({ slug, name }) =>
      measuredPayments
        .filter(({ partner, kind }) => partner === slug && kind === 'withdrawal')
        .map(({ method, amount, minutes, detail }) => [`**${name}**`, paymentMethodName(method), amount, formatDuration(minutes), detail]),
    ),
  }),
  readPage('pages/deposito-minimo', {
    ...counted(cheap),
    limit: formatPesos(lowDeposit),
    lowest: formatPesos(Math.min(...cheap.map(({ minimumDeposit }) => minimumDeposit))),
    spin: formatPesos(usualSpin),
    spinBack: formatPesos(usualSpin * usualReturn),
    spins: formatNumber(lowDeposit / usualSpin),
    minimums: cheap
      .toSorted((a, b) => a.minimumWithdrawal - a.minimumDeposit - (b.minimumWithdrawal - b.minimumDeposit))
      .map(({ name, minimumDeposit, minimumWithdrawal }) => [
        `**${name}**`,
        formatPesos(minimumDeposit),
        formatPesos(minimumWithdrawal),
        formatPesos(Math.max(0, minimumWithdrawal - minimumDeposit)),
      ]),
  }),
];

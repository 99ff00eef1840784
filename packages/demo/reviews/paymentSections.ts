import type { DemoPartner } from '../partners/partner.schema.ts';
import { readPartnerTexts } from '../partners/readPartnerTexts.ts';
import { writtenBlockSchema } from '../writing/block.schema.ts';
import { joinWords, lowerFirst } from '../writing/words.ts';
import { formatDate, formatPesos, markPayoutTime } from '../writing/figures.ts';
import { paymentMethodName, paymentMethods, type PaymentMethodKey } from '../writing/paymentMethods.ts';
import { readContent } from '../writing/readContent.ts';

const localMethods: PaymentMethodKey[] = ['webpay', 'khipu', 'mach', 'cuentarut', 'servipag', 'mercado-pago'];

const write = readPartnerTexts('reviews/payments');

/** Which method pays in and out, and how long it takes. */
export function paymentTable(partner: DemoPartner) {
  const { name, deposits, withdrawals, testedOn, minimumDeposit, minimumWithdrawal, depositTime } = partner;
  const used = paymentMethods.filter(({ internalName: key }) => deposits.includes(key) || withdrawals.includes(key));
  const from = (amount: number) => write('from', partner, { amount: formatPesos(amount) });
  return readContent('templates/paymentTable.yaml', writtenBlockSchema, {
    name,
    testedOn: formatDate(testedOn),
    depositTime: lowerFirst(depositTime),
    payoutRange: markPayoutTime(partner),
    rows: used.map(({ internalName: key, name: method, kind }) => [
      `**${method}**`,
      kind,
      deposits.includes(key) ? from(minimumDeposit) : 'No',
      withdrawals.includes(key) ? from(minimumWithdrawal) : 'No',
    ]),
  });
}

export function paymentSection(partner: DemoPartner) {
  const { withdrawalLimit } = partner;
  const limit = withdrawalLimit.startsWith('Sin') ? lowerFirst(withdrawalLimit) : write('limit', partner);
  const parts = [openingOf(partner), write('payout', partner, { limit }), wayBackOf(partner)];
  return { type: 'contentSection', title: write('title', partner), body: parts.join('\n\n') };
}

function openingOf(partner: DemoPartner): string {
  const local = partner.deposits.filter((key) => localMethods.includes(key)).map(paymentMethodName);
  const others = partner.deposits.filter((key) => !localMethods.includes(key)).map(paymentMethodName);
  if (local.length === 0) return write('noLocalMethod', partner);
  if (local.length === 1) return write('oneLocalMethod', partner, { local: joinWords(local), others: joinWords(others) });
  return write('localMethods', partner, { local: joinWords(local) });
}

function wayBackOf(partner: DemoPartner): string {
  const onlyIn = partner.deposits.filter((key) => !partner.withdrawals.includes(key)).map(paymentMethodName);
  if (onlyIn.length === 0) return write('sameWayBack', partner);
  return write('otherWayBack', partner, {
    onlyIn: joinWords(onlyIn),
    onlyInOr: joinWords(onlyIn, 'o'),
    verb: onlyIn.length === 1 ? 'sirve' : 'sirven',
  });
}

import { markFigure } from '@lupa/contracts/figure.ts';
import { z } from 'zod';
import { paymentFile } from '../media.ts';
import {
  paymentCounts,
  formatDuration,
  type MeasuredPayment,
  measuredPayments,
  quickestWithdrawal,
  withdrawalsBy,
} from '../partners/measuredPayments.ts';
import { partnerBySlug, rankedPartners } from '../partners/partners.ts';
import { withdrawalLimitText } from '../partners/partnerTexts.ts';
import { casinosOf } from '../toplists.ts';
import { authorKeySchema } from '../writing/authors.ts';
import { writtenBlockSchema } from '../writing/block.schema.ts';
import { countInWords } from '../writing/words.ts';
import { type DemoPage, readPage } from '../writing/readPage.ts';
import { formatDate, formatPesos, markPayoutTime } from '../writing/figures.ts';
import type { Figures } from '../writing/fillFigures.ts';
import { paymentMethodKeySchema, paymentMethodName, paymentMethods, type PaymentMethodKey } from '../writing/paymentMethods.ts';
import { readContent } from '../writing/readContent.ts';

/** What an editor wrote about one payment method: `content/payments/<key>.yaml`. The figures of its page come from the partners. */
const paymentTextSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  author: authorKeySchema,
  updatedOn: z.iso.date(),
  heading: z.string().min(1),
  lead: z.string().min(1),
  /** What one has to know before choosing a casino. */
  opening: z.array(writtenBlockSchema),
  ranking: z.strictObject({ title: z.string().min(1), intro: z.string().min(1) }),
  /** What one has to know before paying. */
  closing: z.array(writtenBlockSchema),
  /** Which methods serve better, and when. */
  instead: z.array(z.strictObject({ method: paymentMethodKeySchema, why: z.string().min(1) })),
  /** Where a fact about the method was read, and the day. */
  sources: z.array(z.strictObject({ name: z.string().min(1), url: z.url(), verifiedOn: z.iso.date() })).min(1),
});
type PaymentText = z.output<typeof paymentTextSchema>;

export const paymentSlug = (key: PaymentMethodKey): string => `/metodos-de-pago/${key}/`;

/** `internalName` of the page, and the name of the method on its own. */
export function paymentPageName(key: PaymentMethodKey): string {
  const method = paymentMethods.find(({ internalName }) => internalName === key);
  if (!method) throw new Error(`No payment method ${key}`);
  return method.name;
}

/** The page of one payment method: an editor's text around what the casinos' cash desks say. */
export function buildPaymentPage(key: PaymentMethodKey, { ranking, instead, sources, ...text }: PaymentText): DemoPage {
  return readPage('templates/paymentPage', {
    key,
    name: paymentPageName(key),
    nameInSentence: key === 'transferencia' ? 'la transferencia' : paymentMethodName(key),
    slug: paymentSlug(key),
    ...text,
    rankingTitle: ranking.title,
    rankingIntro: ranking.intro,
    ...cashDeskFigures(key),
    measured: measuredTable(key),
    others: instead.map(({ method, why }) => ({
      title: paymentPageName(method),
      url: paymentSlug(method),
      copy: why,
      image: paymentFile(method),
    })),
    sources: sources.map(({ name, url, verifiedOn }) => `- [${name}](${url}), vista el ${formatDate(verifiedOn)}`).join('\n'),
  });
}

/** In the order of the ranking, so that both can be read side by side. */
function cashDeskFigures(key: PaymentMethodKey) {
  const partners = casinosOf(`pago-${key}`);
  const seen = partners.map(({ testedOn }) => testedOn).toSorted();
  return {
    seenFrom: formatDate(seen.at(0) ?? ''),
    seenUntil: formatDate(seen.at(-1) ?? ''),
    cashDesks: partners.map((partner) => [
      `**${partner.name}**`,
      markPayoutTime(partner),
      partner.deposits.includes(key) ? `Desde ${formatPesos(partner.minimumDeposit)}` : 'No',
      partner.withdrawals.includes(key) ? `Desde ${formatPesos(partner.minimumWithdrawal)}` : 'No',
      withdrawalLimitText(partner),
    ]),
  };
}

/** No block where nothing was measured. */
function measuredTable(key: PaymentMethodKey): unknown[] {
  const measured = measuredPayments.filter(({ method }) => method === key).toSorted((a, b) => a.minutes - b.minutes);
  if (measured.length === 0) return [];
  const title = measured.length === 1 ? 'La prueba que hicimos' : 'Las pruebas que hicimos';
  const rows = measured.map(({ partner, kind, amount, minutes, detail }) => [
    `**${partnerBySlug(partner).name}**`,
    kind === 'deposit' ? 'Depósito' : 'Retiro',
    amount,
    formatDuration(minutes),
    detail,
  ]);
  return [readContent('templates/measuredPayments.yaml', writtenBlockSchema, { title, rows })];
}

/** How many casinos take a method and pay by it; first the methods that most casinos pay by. */
function methodRows(): string[][] {
  const total = rankedPartners.length;
  return paymentMethods
    .map(({ internalName: key, name, kind }) => ({
      name,
      kind,
      into: rankedPartners.filter(({ deposits }) => deposits.includes(key)).length,
      out: rankedPartners.filter(({ withdrawals }) => withdrawals.includes(key)).length,
      quickest: quickestWithdrawal(key),
    }))
    .toSorted((a, b) => b.out - a.out || b.into - a.into)
    .map(({ name, kind, into, out, quickest }) => [
      `**${name}**`,
      kind,
      `${into} de ${total}`,
      out === 0 ? 'Ninguno' : `${out} de ${total}`,
      quickest === null ? '-' : formatDuration(quickest),
    ]);
}

/**
 * How many casinos take a method, and how long its withdrawals took: `{{measured_mach}}`, `{{quickest_mach}}`, `{{slowestCasino_mach}}`.
 */
const paymentFigures: Figures = {
  ...paymentCounts,
  ...Object.fromEntries(
    paymentMethods.flatMap(({ internalName }) => {
      const withdrawals = withdrawalsBy(internalName);
      const [quickest, slowest] = [withdrawals.at(0), withdrawals.at(-1)];
      if (!quickest || !slowest) return [];
      const key = internalName.replaceAll('-', '_');
      return [
        [`measured_${key}`, countInWords(withdrawals.length)],
        [`quickest_${key}`, markTime(quickest)],
        [`slowest_${key}`, markTime(slowest)],
        [`quickestCasino_${key}`, partnerBySlug(quickest.partner).name],
        [`slowestCasino_${key}`, partnerBySlug(slowest.partner).name],
      ];
    }),
  ),
};

/** `{{withdrawalTime:faro-austral:2026-11-04-cuentarut}}`: the site fills in what that record says. */
function markTime({ partner, day, method }: MeasuredPayment): string {
  return markFigure({ name: 'withdrawalTime', partner, detail: `${day}-${method}` });
}

/** Payment methods and a page for each of them. */
export const paymentPages: DemoPage[] = [
  readPage('pages/metodos-de-pago', {
    methodCount: String(paymentMethods.length),
    listed: String(rankedPartners.length),
    methods: methodRows(),
    Pays_visa: paymentCounts['Pays_visa'],
    Takes_neteller: paymentCounts['Takes_neteller'],
    Pays_khipu: paymentCounts['Pays_khipu'],
    takes_cuentarut: paymentCounts['takes_cuentarut'],
  }),
  ...paymentMethods.map(({ internalName: key }) =>
    buildPaymentPage(key, readContent(`payments/${key}.yaml`, paymentTextSchema, paymentFigures, { mayLeaveFiguresOut: true })),
  ),
];

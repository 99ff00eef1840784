import { upperFirst } from '../../writing/choose.ts';
import { formatDuration, measuredPayments } from '../../writing/measuredPayments.ts';
import type { DemoBlock } from '../../writing/demoBlock.ts';
import type { DemoPage } from '../../writing/demoPage.ts';
import { formatDate, formatPesos } from '../../writing/figures.ts';
import { paymentMethodName, paymentMethods, type PaymentMethodKey } from '../../writing/paymentMethods.ts';
import { hero, ranking, section, table, usefulLinks } from '../../writing/writeBlocks.ts';
import { paymentFile } from '../../media.ts';
import { partnerBySlug } from '../../partners/partners.ts';
import { payoutRange } from '../../reviews/figures.ts';
import { toplists } from '../../toplists.ts';
import type { PaymentText } from './paymentText.schema.ts';

export const paymentSlug = (key: PaymentMethodKey): string => `/metodos-de-pago/${key}/`;
/** `internalName` of the page, and the name of the method on its own. */
export function paymentPageName(key: PaymentMethodKey): string {
  const method = paymentMethods.find(({ internalName }) => internalName === key);
  if (!method) throw new Error(`No payment method ${key}`);
  return method.name;
}

/** The page of one payment method: an editor's text around what the casinos' cash desks say. */
export function buildPaymentPage(text: PaymentText): DemoPage {
  const { key, title, description, author, updatedOn, heading, lead } = text;
  return {
    internalName: paymentPageName(key),
    parent: 'Métodos de pago',
    locales: {
      es_CL: {
        slug: paymentSlug(key),
        title,
        description,
        sitemapCategory: 'Métodos de pago',
        author,
        updatedOn,
        analytics: {
          category: 'Payments',
          subCategories: ['Payment Method'],
          vertical: 'Casino',
          primarySubCategory: 'Payment Method',
          siteSection: 'metodos-de-pago',
        },
        blocks: [
          hero(heading, lead, { variant: 'payment', paymentMethod: key }),
          ...text.opening,
          ranking(`pago-${key}`, text.ranking.title, text.ranking.intro, { id: 'ranking', visibleEntries: 4 }),
          cashDeskTable(key),
          ...measuredTable(key),
          ...text.closing,
          otherMethods(text),
          sourcesOf(text),
        ],
      },
    },
  };
}

/** In the order of the ranking, so that both can be read side by side. */
function cashDeskTable(key: PaymentMethodKey): DemoBlock {
  const entries = toplists.find(({ identifier }) => identifier === `pago-${key}`)?.entries ?? [];
  const partners = entries.map(({ partner }) => partnerBySlug(partner));
  const seen = partners.map(({ testedOn }) => testedOn).toSorted();
  return table(
    `${paymentPageName(key)} en la caja de cada casino`,
    [
      ['Casino', 'star'],
      ['Depositar', 'wallet'],
      ['Retirar', 'repeat'],
      ['Plazo del casino', 'clock'],
      ['Tope de retiro', 'shield'],
    ],
    partners.map(({ name, deposits, withdrawals, minimumDeposit, minimumWithdrawal, payoutHours, withdrawalLimit }) => [
      `**${name}**`,
      deposits.includes(key) ? `Desde ${formatPesos(minimumDeposit)}` : 'No',
      withdrawals.includes(key) ? `Desde ${formatPesos(minimumWithdrawal)}` : 'No',
      upperFirst(payoutRange(payoutHours)),
      withdrawalLimit,
    ]),
    `Cajas revisadas entre el ${formatDate(seen.at(0) ?? '')} y el ${formatDate(seen.at(-1) ?? '')}. El plazo reúne todos los métodos de cada casino.`,
  );
}

function measuredTable(key: PaymentMethodKey): DemoBlock[] {
  const measured = measuredPayments.filter(({ method }) => method === key).toSorted((a, b) => a.minutes - b.minutes);
  if (measured.length === 0) return [];
  const rows = measured.map(({ partner, kind, amount, minutes, detail }) => [
    `**${partnerBySlug(partner).name}**`,
    kind === 'deposit' ? 'Depósito' : 'Retiro',
    amount,
    formatDuration(minutes),
    detail,
  ]);
  return [
    table(
      measured.length === 1 ? 'La prueba que hicimos' : 'Las pruebas que hicimos',
      [
        ['Casino', 'star'],
        ['Operación', 'repeat'],
        ['Monto', 'wallet'],
        ['Demoró', 'clock'],
        ['Detalle', 'info'],
      ],
      rows,
      'Desde que se pidió hasta que la plata estuvo disponible. El relato completo está en la reseña de cada casino.',
    ),
  ];
}

function otherMethods({ key, instead }: PaymentText): DemoBlock {
  return usefulLinks(
    `Si ${inSentence(key)} no te calza`,
    '',
    instead.map(({ method, why }) => [paymentPageName(method), paymentSlug(method), why, paymentFile(method)]),
  );
}

function sourcesOf({ sources }: PaymentText): DemoBlock {
  const lines = sources.map(({ name, url, verifiedOn }) => `- [${name}](${url}), vista el ${formatDate(verifiedOn)}`);
  return section('Fuentes', lines.join('\n'));
}

const inSentence = (key: PaymentMethodKey): string => (key === 'transferencia' ? 'la transferencia' : paymentMethodName(key));

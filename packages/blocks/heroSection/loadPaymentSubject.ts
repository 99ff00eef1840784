import type { PaymentUse } from '@lupa/contracts/paymentMethod.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import { formatNumber } from '@lupa/ui/formatNumber.ts';
import type { PictureProps } from '@lupa/ui/Picture.tsx';
import type { BlockContext } from '../block.ts';
import { formatMinutes } from '../shared/rating/formatMeasure.ts';
import { presentLogo, presentSymbol } from '../shared/offer/presentFacts.ts';
import type { HeroFact } from './HeroFacts.tsx';
import type { StoredHeroSection } from './heroSection.schema.ts';

export type PaymentSubject = {
  kind: 'payment';
  logo: PictureProps | null;
  /** The way of the money: who takes it, who pays it out, and when it arrives. */
  way: HeroFact[] | null;
  depositsOnly: string | null;
  best: { label: string; casinos: { name: string; rating: string | null; symbol: PictureProps | null; anchor: AnchorProps }[] } | null;
};

const bestShown = 3;

/** Null where no method is named, or nothing is known about it. */
export async function loadPaymentSubject(
  { paymentMethod }: Pick<StoredHeroSection, 'paymentMethod'>,
  context: BlockContext,
): Promise<PaymentSubject | null> {
  if (paymentMethod === null) return null;
  const { content, partners } = context.clients;
  const [methods, use] = await Promise.all([
    content.fetchPaymentMethods().catch(() => []),
    partners.fetchPaymentUse(paymentMethod).catch(() => null),
  ]);
  const method = methods.find(({ internalName }) => internalName === paymentMethod);
  const known = use && use.recommended > 0 ? use : null;
  if (!method && !known) return null;
  return {
    kind: 'payment',
    logo: method ? presentLogo(method.logo, method.name, { width: 192, height: 64, isPriority: context.index === 0 }, context) : null,
    way: known && presentWay(known, context),
    depositsOnly: known && known.deposits > 0 && known.withdrawals === 0 ? context.microcopy.deposits_only : null,
    best: known && (await loadBest(known.best.slice(0, bestShown), context)),
  };
}

function presentWay({ deposits, withdrawals, recommended, arrivals }: PaymentUse, { microcopy, locale }: BlockContext): HeroFact[] {
  const of = microcopy.of_listed_casinos.replace('{count}', formatNumber(recommended, locale));
  return [
    { label: microcopy.casinos_for_deposits, value: formatNumber(deposits, locale), note: of },
    { label: microcopy.casinos_for_withdrawals, value: formatNumber(withdrawals, locale), note: of },
    ...(arrivals ? [presentArrivals(arrivals, { microcopy, locale })] : []),
  ];
}

function presentArrivals(
  { measured, quickest, slowest }: NonNullable<PaymentUse['arrivals']>,
  { microcopy, locale }: Pick<BlockContext, 'microcopy' | 'locale'>,
): HeroFact {
  const [from, to] = [formatMinutes(quickest, locale), formatMinutes(slowest, locale)];
  return {
    label: microcopy.withdrawals_arrive,
    value: from === to ? from : microcopy.arrival_range.replace('{from}', from).replace('{to}', to),
    note: (measured === 1 ? microcopy.withdrawal_measured : microcopy.withdrawals_measured).replace(
      '{count}',
      formatNumber(measured, locale),
    ),
  };
}

async function loadBest(slugs: readonly string[], context: BlockContext): Promise<PaymentSubject['best']> {
  const { clients, presenter, microcopy, locale } = context;
  const entities = slugs.length > 0 ? await clients.content.fetchPartnerEntities(slugs).catch(() => []) : [];
  const casinos = entities.flatMap(({ partnerName: name, rating, logo, favicon, reviewSlug }) =>
    reviewSlug === null
      ? []
      : [
          {
            name,
            rating: rating === null ? null : formatNumber(rating, locale, 1),
            symbol: presentSymbol({ favicon, logo }, context),
            anchor: presenter.anchor({ url: reviewSlug }),
          },
        ],
  );
  return casinos.length === 0 ? null : { label: microcopy.best_rated_with_method, casinos };
}

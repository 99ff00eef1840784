import { isCasinoOutdated, type PartnerEntity } from '@lupa/contracts/partnerEntity.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import { formatNumber } from '@lupa/ui/formatNumber.ts';
import type { PictureProps } from '@lupa/ui/Picture.tsx';
import type { BlockContext } from '../block.ts';
import { presentLogo, presentSymbol } from '../shared/offer/presentFacts.ts';
import type { HeroFact } from './HeroFacts.tsx';
import type { StoredHeroSection } from './heroSection.schema.ts';

/** A payment method and who takes it, among the casinos that are recommended today. */
export type PaymentSubject = {
  kind: 'payment';
  logo: PictureProps | null;
  counts: { figures: HeroFact[]; of: string } | null;
  /** Says so where money only goes in. */
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
  const { content } = context.clients;
  const [methods, entities] = await Promise.all([
    content.fetchPaymentMethods().catch(() => []),
    content.fetchPartnerEntities().catch(() => []),
  ]);
  const method = methods.find(({ internalName }) => internalName === paymentMethod);
  const recommended = entities.filter((partner) => !isCasinoOutdated(partner));
  if (!method && recommended.length === 0) return null;
  const takes = (list: PartnerEntity['depositPaymentMethods']) => list.some(({ internalName }) => internalName === paymentMethod);
  const deposits = recommended.filter(({ depositPaymentMethods }) => takes(depositPaymentMethods));
  const withdrawals = recommended.filter(({ withdrawalPaymentMethods }) => takes(withdrawalPaymentMethods));
  const isOneWay = deposits.length > 0 && withdrawals.length === 0;
  return {
    kind: 'payment',
    logo: method ? presentLogo(method.logo, method.name, { width: 192, height: 64, isPriority: context.index === 0 }, context) : null,
    counts: recommended.length === 0 ? null : presentCounts([deposits.length, withdrawals.length], recommended.length, context),
    depositsOnly: isOneWay ? context.microcopy.deposits_only : null,
    best: presentBest([...new Set([...deposits, ...withdrawals])], context),
  };
}

function presentCounts(
  [deposits, withdrawals]: [number, number],
  total: number,
  { microcopy, locale }: BlockContext,
): PaymentSubject['counts'] {
  return {
    figures: [
      { label: microcopy.casinos_for_deposits, value: formatNumber(deposits, locale), note: null },
      { label: microcopy.casinos_for_withdrawals, value: formatNumber(withdrawals, locale), note: null },
    ],
    of: microcopy.of_recommended_casinos.replace('{count}', formatNumber(total, locale)),
  };
}

function presentBest(takers: PartnerEntity[], context: BlockContext): PaymentSubject['best'] {
  const { presenter, microcopy, locale } = context;
  const casinos = takers
    .toSorted((one, other) => (other.rating ?? 0) - (one.rating ?? 0))
    .flatMap(({ partnerName: name, rating, logo, favicon, reviewSlug }) =>
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
    )
    .slice(0, bestShown);
  return casinos.length === 0 ? null : { label: microcopy.best_rated_with_method, casinos };
}

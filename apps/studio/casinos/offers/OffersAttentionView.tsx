import type { AdminViewServerProps } from 'payload';
import { StudioPage } from '../../core/components/StudioPage.tsx';
import { listAttention } from './attention.ts';
import { readLimits } from './attentionParameters.ts';
import { loadReviewedOffers } from './loadAttention.ts';
import { OffersAttention } from './OffersAttention.tsx';
import { followsOffers } from './tendLinks.ts';

const title = 'Ofertas por revisar';

/** `/admin/offers-attention`: what an affiliate manager should look at today. */
export function OffersAttentionView(view: AdminViewServerProps) {
  return (
    <StudioPage view={view} title={title}>
      {() => renderList(view)}
    </StudioPage>
  );
}

async function renderList({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const limits = readLimits(searchParams ?? {});
  const now = new Date();
  const offers = await loadReviewedOffers(req);
  return (
    <>
      <h1>{title}</h1>
      <OffersAttention
        offers={offers}
        attention={listAttention(offers, limits, now)}
        limits={limits}
        isFollowed={await followsOffers(req.payload)}
        now={now}
      />
    </>
  );
}

import type { StudioEnv } from '../../core/env.ts';
import { slugs } from '../../core/slugs.ts';
import { buildOffers } from './buildOffer.ts';
import { logOfferVersions } from './logOfferVersion.ts';
import { offersDigest } from './buildDigest.ts';
import { newest, either, both, selectEntries } from '../../core/find.ts';
import { pageAt, type StudioFeature } from '../../core/feature.ts';
import { LinkSettings } from './LinkSettings.ts';
import { Offers } from './Offers.ts';
import { buildOfferEndpoints } from './offerEndpoints.ts';
import { buildNetwork } from '../../core/network/openLink.ts';
import { mayManageAffiliates } from '../../core/access/roles.ts';
import { attentionPath } from './attentionParameters.ts';
import { buildOfferLinksJob } from './tendLinks.ts';
import { brokenOffers, endingSoon } from './endingSoon.ts';

export const offersFeature = ({ linkProxy }: StudioEnv): StudioFeature => ({
  name: 'offers',
  find: [{ collection: slugs.offers, place: 30, sql: selectOfferEntries() }],
  menu: [
    { id: 'offers-attention', path: attentionPath, label: 'Ofertas por revisar', group: 'reports', place: 60, isFor: mayManageAffiliates },
  ],
  digest: offersDigest,
  work: [endingSoon, brokenOffers],
  collections: [{ config: Offers, handledAs: 'document' }],
  globals: [LinkSettings],
  endpoints: buildOfferEndpoints(buildNetwork(linkProxy)),
  jobs: [buildOfferLinksJob(buildNetwork(linkProxy))],
  views: {
    offersAttention: pageAt('/offers-attention', 'Ofertas por revisar', '/casinos/offers/OffersAttention.tsx#OffersAttentionView'),
  },
  publishing: { builders: { [slugs.offers]: buildOffers }, afterSync: logOfferVersions },
});

function selectOfferEntries(): string {
  const wayOut = `'/jugar/' || casino.slug || '/' || ${either('afflink_proxy')}`;
  return selectEntries('offers', 'offers', {
    title: either('title_preview'),
    detail: `concat_ws(' · ', casino.name, ${wayOut})`,
    texts: [
      ...both('title_preview'),
      'casino.name',
      wayOut,
      `case when :showsTracking::boolean then concat_ws(' ', ${both('tracking_url').join(', ')}) end`,
    ],
    path: wayOut,
    trash: true,
    joins: `${newest('offers')} left join studio.partners as casino on casino.id = ${either('partner_id')}`,
  });
}

import type { PartnerEntity } from '@lupa/contracts/partnerEntity.ts';
import type { PartnerBySlug } from '@lupa/contracts/toplist.ts';

/** What the two services tell of a partner: at least one of them has answered. */
export type Reviewed = { entity: PartnerEntity | null; listed: PartnerBySlug | null };

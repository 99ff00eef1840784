import type { PartnerEntity } from '@lupa/contracts/partnerEntity.ts';
import type { PartnerBySlug } from '@lupa/contracts/toplist.ts';

export type Reviewed = { entity: PartnerEntity | null; listed: PartnerBySlug | null };

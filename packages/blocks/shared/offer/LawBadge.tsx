import { Badge } from '@lupa/ui/Badge.tsx';
import type { PresentedLaw } from './presentLaw.ts';

/** Whether a casino has the licence that the law of the market asks for. */
export function LawBadge({ law }: { law: PresentedLaw | null }) {
  return law && <Badge tone={law.noLink === null ? 'good' : 'caution'}>{law.text}</Badge>;
}

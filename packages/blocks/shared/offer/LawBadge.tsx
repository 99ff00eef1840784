import { Badge } from '@lupa/ui/Badge.tsx';
import type { PresentedLaw } from './presentLaw.ts';

export function LawBadge({ law }: { law: PresentedLaw | null }) {
  return law && <Badge tone={law.noLink === null ? 'good' : 'caution'}>{law.text}</Badge>;
}

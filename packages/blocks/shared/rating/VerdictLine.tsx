import { Badge } from '@lupa/ui/Badge.tsx';
import type { PresentedVerdict } from './presentVerdict.ts';

/** What we think of a casino, and why. */
export function VerdictLine({ verdict: { text, tone, reasons } }: { verdict: PresentedVerdict }) {
  return (
    <p className="cluster gap-2">
      <Badge tone={tone}>{text}</Badge>
      {reasons.length > 0 && <span className="small-print">{reasons.join(' · ')}</span>}
    </p>
  );
}

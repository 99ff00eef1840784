import { Badge } from '@lupa/ui/Badge.tsx';
import type { PresentedVerdict } from './presentVerdict.ts';

/** What we think of a casino, and the measured fact that decides it. */
export function VerdictLine({ verdict: { text, tone, why } }: { verdict: PresentedVerdict }) {
  return (
    <p className="cluster gap-2">
      <Badge tone={tone}>{text}</Badge>
      {why && <span className="small-print">{why}</span>}
    </p>
  );
}

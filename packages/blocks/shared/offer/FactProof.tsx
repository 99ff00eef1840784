import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import styles from './FactProof.module.css';
import type { PresentedProof } from './presentFacts.ts';

type ProofProps = PresentedProof & { label: string; className?: string | undefined; microcopy: Microcopy };

/** When a fact was verified, where it stands, and our picture of that with the beginning of its hash; nothing where none is known. */
export function FactProof({ label, verifiedOn, source, capture, className, microcopy }: ProofProps) {
  if (verifiedOn === null && source === null && capture === null) return null;
  const about = <span className="visually-hidden">: {label}</span>;
  return (
    <span className={`flex flex-wrap text-muted text-xs ${styles.proof} ${className ?? ''}`}>
      {verifiedOn && <span>{`${microcopy.verified_on} ${verifiedOn}`}</span>}
      {source && (
        <span>
          <OutboundLink anchor={source} newTabText={microcopy.opens_in_new_tab}>
            {microcopy.fact_source}
            {about}
          </OutboundLink>
        </span>
      )}
      {capture && (
        <span>
          <OutboundLink anchor={capture.anchor} newTabText={microcopy.opens_in_new_tab}>
            {capture.text}
            {about}
          </OutboundLink>
          {` (sha256 ${capture.hash}…)`}
        </span>
      )}
    </span>
  );
}

import { formatContentQuery } from '@lupa/contracts/pageQuery.ts';
import { Button } from '@lupa/ui/Button.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import { useState } from 'react';
import { showInAddress } from '../shared/comparison/comparison.ts';
import type { BoardTexts } from './boardProps.ts';
import styles from './ComparisonBoard.module.css';

type ShareProps = {
  title: string;
  slugs: readonly string[];
  microcopy: Pick<BoardTexts, 'share_comparison' | 'comparison_link_copied' | 'comparison_link_failed'>;
};

/** Hands the address of this very comparison to the device or, where it cannot share, to the clipboard; says what came of it. */
export function ShareComparison({ title, slugs, microcopy }: ShareProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const share = async () => {
    setOutcome(null);
    showInAddress(slugs);
    setOutcome(
      await shareLink({ title, url: `${location.origin}${location.pathname}?${formatContentQuery({ comparar: slugs })}#comparador` }),
    );
  };
  return (
    <div className={`cluster script-only ${styles.share}`}>
      <Button type="modal-secondary" size="xs" onClick={() => void share()}>
        <Icon name="share" />
        {microcopy.share_comparison}
      </Button>
      <p role="status" className={`note tight ${styles.outcome}`}>
        {outcome === 'copied' && microcopy.comparison_link_copied}
        {outcome === 'failed' && microcopy.comparison_link_failed}
      </p>
    </div>
  );
}

/** Null where the device itself answers, or its visitor has thought better of it. */
async function shareLink(link: { title: string; url: string }): Promise<'copied' | 'failed' | null> {
  try {
    if ('share' in navigator) {
      await navigator.share(link);
      return null;
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

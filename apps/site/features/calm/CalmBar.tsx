import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { calmAnchor } from './calmKey.ts';
import { NoticeBar } from '../../layout/NoticeBar/NoticeBar.tsx';

/** Says above the content that calm mode is on, and until when. */
export function CalmBar({ microcopy }: { microcopy: Microcopy }) {
  return (
    <NoticeBar
      data-calm="show"
      label={microcopy.calm_mode}
      icon="leaf"
      tone="good"
      renderLink={(className) => (
        <a href={`#${calmAnchor}`} className={className}>
          {microcopy.calm_options}
        </a>
      )}
    >
      <strong>{microcopy.calm_mode}.</strong> {microcopy.calm_bar} <span data-calm-until={microcopy.calm_until} />
    </NoticeBar>
  );
}

import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import type { LayoutModel } from '../layoutModel.ts';
import { NoticeBar } from '../NoticeBar/NoticeBar.tsx';

/** Says above the content of every page what the law changes on this site. */
export function LegalNotice({ layout: { legal, microcopy, presenter } }: { layout: LayoutModel }) {
  if (!legal?.notice) return null;
  const { notice, source } = legal;
  return (
    <NoticeBar
      label={microcopy.law_status}
      icon="alert"
      tone="caution"
      renderLink={(className) =>
        source && (
          <OutboundLink
            anchor={presenter.anchor({ url: source, openInNewTab: true })}
            newTabText={presenter.newTabText}
            className={className}
          >
            {microcopy.fact_source}
          </OutboundLink>
        )
      }
    >
      {notice}
    </NoticeBar>
  );
}

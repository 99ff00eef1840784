import type { ReactNode } from 'react';
import { FactReport } from '../section/FactReport.tsx';
import type { PresentedReport } from '../section/presentReport.ts';
import type { PresentedDetail } from './presentDetail.ts';

type DetailLinkProps = {
  detail: PresentedDetail;
  className?: string | undefined;
  children?: ReactNode;
};

/** Leads to the text, or unfolds it here (apps/site/browser/details.ts): with script it stays in the page's language. */
export function DetailLink({ detail, className, children }: DetailLinkProps) {
  const language = detail.anchor['data-language'];
  return (
    <a
      {...detail.anchor}
      id={detail.id}
      data-detail={detail.address}
      data-calm={detail.isOfBonus ? 'hide' : undefined}
      className={className}
    >
      {children ?? <Title {...detail} />}
      {language && <small className="without-script">{` (${language})`}</small>}
    </a>
  );
}

export function Detail({ detail, report, children }: { detail: PresentedDetail; report: PresentedReport; children: ReactNode }) {
  return (
    <details id={detail.id} name={detail.group} data-calm={detail.isOfBonus ? 'hide' : undefined} open className="unfolds">
      <summary>
        <Title {...detail} />
      </summary>
      <div>
        {children}
        <FactReport report={report} />
      </div>
    </details>
  );
}

function Title({ title, casino }: Pick<PresentedDetail, 'title' | 'casino'>) {
  return (
    <>
      {title}
      <span className="visually-hidden">{`: ${casino}`}</span>
    </>
  );
}

import type { AdminViewServerProps } from 'payload';
import { AffiliatePage } from '../components/AffiliatePage.tsx';
import { ClickAbsence } from './ClickAbsence.tsx';
import { ClickDetails } from './ClickDetails.tsx';
import { ClickSearchForm } from './ClickSearchForm.tsx';
import { loadClick } from './loadClick.ts';
import { reportPath } from './reportParameters.ts';
import styles from './frame.module.css';

/** `/admin/clicks/<id>`: one click, with everything that is known about where it came from. */
export function ClickView(view: AdminViewServerProps) {
  const { payload } = view.initPageResult.req;
  const segments = view.params?.['segments'];
  const pasted = Array.isArray(segments) ? (segments[1] ?? '') : '';

  async function render() {
    const found = await loadClick(payload, decode(pasted));
    return (
      <>
        <div className={styles.head}>
          <h1>{found.kind === 'found' ? 'Un clic' : 'No encontramos este clic'}</h1>
          <ClickSearchForm id={found.kind === 'found' ? '' : found.id} />
        </div>
        {found.kind === 'found' ? (
          <ClickDetails found={found} siteUrl={String(payload.config.custom['siteUrl'])} />
        ) : (
          <ClickAbsence search={found} />
        )}
      </>
    );
  }
  return (
    <AffiliatePage view={view} title="Un clic" parents={[{ label: 'Clics', url: reportPath }]}>
      {render}
    </AffiliatePage>
  );
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

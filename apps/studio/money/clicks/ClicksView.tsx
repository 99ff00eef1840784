import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { StudioPage } from '../../core/components/StudioPage.tsx';
import { ClickReport } from './ClickReport.tsx';
import { cleanClickId } from './loadClick.ts';
import { loadReport } from './loadReport.ts';
import { buildClickUrl } from './reportParameters.ts';

/** `/admin/clicks`: the report of clicks. With `id` from its search field, the click itself. */
export function ClicksView(view: AdminViewServerProps) {
  const { payload } = view.initPageResult.req;
  const given = view.searchParams ?? {};

  async function render() {
    const id = typeof given['id'] === 'string' ? cleanClickId(given['id']) : '';
    if (id !== '') redirect(buildClickUrl(id));
    const report = await loadReport(payload, given);
    return <ClickReport report={report} siteUrl={String(payload.config.custom['siteUrl'])} />;
  }
  return (
    <StudioPage view={view} title="Clics">
      {render}
    </StudioPage>
  );
}

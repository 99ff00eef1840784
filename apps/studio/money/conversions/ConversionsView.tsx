import type { AdminViewServerProps } from 'payload';
import { StudioPage } from '../../core/components/StudioPage.tsx';
import { hasMail } from '../../core/mail/sendMail.ts';
import { ConversionReport } from './ConversionReport.tsx';
import { loadConversions } from './loadConversions.ts';

/** `/admin/conversiones`: what became of clicks. */
export function ConversionsView(view: AdminViewServerProps) {
  const { payload } = view.initPageResult.req;
  return (
    <StudioPage view={view} title="Conversiones">
      {async () => <ConversionReport report={await loadConversions(payload, view.searchParams ?? {})} hasMail={hasMail(payload)} />}
    </StudioPage>
  );
}

import type { LegalPeriod } from '@lupa/contracts/legalStatus.ts';
import type { PageLocale } from '@lupa/contracts/locale.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';

export type LegalNoticeModel = { notice: string | null; state: string; verifiedOn: string | null; source: string | null };

/** Null where nobody has said how the law stands. */
export function presentLegalNotice(period: LegalPeriod | undefined, locale: PageLocale, microcopy: Microcopy): LegalNoticeModel | null {
  if (period === undefined) return null;
  const { status, since, verifiedOn, source } = period;
  const { law_state_unregulated, law_state_licensed, law_state_prohibited, law_notice_licensed, law_notice_prohibited } = microcopy;
  const { state, notice } = {
    unregulated: { state: law_state_unregulated, notice: null },
    licensedList: { state: law_state_licensed, notice: law_notice_licensed },
    prohibited: { state: law_state_prohibited, notice: law_notice_prohibited },
  }[status];
  return {
    notice: notice && notice.replace('{date}', formatDate(since, locale, 'long')),
    state,
    verifiedOn: verifiedOn && formatDate(verifiedOn, locale, 'long'),
    source,
  };
}

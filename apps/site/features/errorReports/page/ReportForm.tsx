import { reportLimits } from '@lupa/contracts/errorReport.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Button } from '@lupa/ui/Button.tsx';
import styles from './ErrorReportPage.module.css';
import type { ReportedPage } from '../findReportedPage.ts';
import { FormNotice, ReportField } from './ReportField.tsx';
import type { ErrorReportModel, ReportNotice } from '../reportModel.ts';
import { type Fault, reportFields } from '../readReport.ts';

type FormModel = Extract<ErrorReportModel, { kind: 'form' }>;

export function ReportForm({ model }: { model: FormModel }) {
  const { path, typed, faults, notice, wait, token, page, microcopy } = model;
  const fault = (name: keyof typeof faults) => formatFault(faults[name], microcopy);
  return (
    <form method="post" action={path} noValidate className={`stack gap-5 ${styles.main}`}>
      <h1 className={styles.heading}>{microcopy.report_title}</h1>
      <p className={styles.intro}>{microcopy.report_intro}</p>
      {notice && (
        <FormNotice title={noticeText(notice, microcopy)}>
          {wait !== null && microcopy.report_flood_wait.replace('{minutes}', String(Math.max(2, Math.ceil(wait / 60))))}
        </FormNotice>
      )}
      {notice === null && Object.keys(faults).length > 0 && <FormNotice title={microcopy.report_faults} />}
      <PageField page={page} typed={typed.page} fault={fault('page')} microcopy={microcopy} />
      {page && page.facts.length > 0 && (
        <ReportField label={microcopy.report_fact}>
          {(field) => (
            <select {...field} name={reportFields.fact} defaultValue={typed.fact} className={styles.input}>
              <option value="">{microcopy.report_fact_other}</option>
              {page.facts.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </ReportField>
      )}
      <ReportField label={microcopy.report_message} hint={microcopy.report_message_hint} fault={fault('message')}>
        {(field) => (
          <textarea
            {...field}
            name={reportFields.message}
            defaultValue={typed.message}
            required
            maxLength={reportLimits.message.most}
            rows={4}
            className={styles.input}
          />
        )}
      </ReportField>
      <ReportField label={microcopy.report_suggestion} optionalText={microcopy.report_optional} fault={fault('suggestion')}>
        {(field) => (
          <textarea
            {...field}
            name={reportFields.suggestion}
            defaultValue={typed.suggestion}
            maxLength={reportLimits.suggestion}
            rows={2}
            className={styles.input}
          />
        )}
      </ReportField>
      <ReportField label={microcopy.report_source} optionalText={microcopy.report_optional} fault={fault('source')}>
        {(field) => (
          <input
            {...field}
            type="url"
            name={reportFields.source}
            defaultValue={typed.source}
            maxLength={reportLimits.source}
            placeholder="https://"
            autoComplete="off"
            className={styles.input}
          />
        )}
      </ReportField>
      {/* Programs fill in what people do not see. */}
      <p className="visually-hidden" aria-hidden="true">
        <input name={reportFields.trap} tabIndex={-1} autoComplete="off" />
      </p>
      <input type="hidden" name={reportFields.token} value={token} />
      <p className={`note ${styles.hint}`}>{microcopy.report_privacy}</p>
      <div>
        <Button isSubmit size="lg">
          {microcopy.report_send}
        </Button>
      </div>
    </form>
  );
}

type PageFieldProps = { page: ReportedPage | null; typed: string; fault: string | null; microcopy: Microcopy };

function PageField({ page, typed, fault, microcopy }: PageFieldProps) {
  if (page)
    return (
      <div className={styles.about}>
        <p className={styles.label}>{microcopy.report_page}</p>
        <p className={styles.aboutTitle}>{page.title}</p>
        <input type="hidden" name={reportFields.page} value={page.path} />
      </div>
    );
  return (
    <ReportField label={microcopy.report_page} optionalText={microcopy.report_optional} hint={microcopy.report_page_hint} fault={fault}>
      {(field) => (
        <input
          {...field}
          name={reportFields.page}
          // What an address named and is not there is no answer of a visitor.
          defaultValue={fault === null ? '' : typed}
          maxLength={2000}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={styles.input}
        />
      )}
    </ReportField>
  );
}

function formatFault(fault: Fault | undefined, microcopy: Microcopy): string | null {
  switch (fault?.kind) {
    case 'missing':
      return microcopy.report_message_missing;
    case 'unknown':
      return microcopy.report_page_unknown;
    case 'wrong':
      return microcopy.report_source_wrong;
    case 'long':
      return microcopy.report_too_long.replace('{count}', String(fault.most));
    case undefined:
      return null;
  }
}

function noticeText(notice: ReportNotice, microcopy: Microcopy): string {
  if (notice === 'early') return microcopy.report_early;
  if (notice === 'flood') return microcopy.report_flood;
  return notice === 'failed' ? microcopy.report_failed : microcopy.report_refused;
}

import { Button } from '@lupa/ui/Button.tsx';
import { reportParameters } from '@lupa/contracts/errorReport.ts';
import styles from './ErrorReportPage.module.css';
import { FormNotice } from './ReportField.tsx';
import type { ErrorReportModel } from '../reportModel.ts';
import { ReportForm } from './ReportForm.tsx';
import { ReportStatus } from './ReportStatus.tsx';

export function ErrorReportPage({ model }: { model: ErrorReportModel }) {
  const { microcopy, path } = model;
  return (
    <div data-block="errorReport" className={`stack ${styles.page}`}>
      {model.kind === 'form' ? <ReportForm model={model} /> : <Found model={model} />}
      <section className={`stack gap-3 ${styles.find}`}>
        <h2 className={styles.findTitle}>{microcopy.report_find}</h2>
        <form action={path} className={`cluster gap-3 ${styles.findForm}`}>
          <label className={`stack gap-2 ${styles.findField}`}>
            <span className={styles.label}>{microcopy.report_find_label}</span>
            <input
              name={reportParameters.number}
              defaultValue={model.kind === 'status' && model.status === null ? model.typed : ''}
              required
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder="ABCD-2345"
              className={`${styles.input} ${styles.number}`}
            />
          </label>
          <Button isSubmit type="modal-secondary">
            {microcopy.report_find_submit}
          </Button>
        </form>
      </section>
    </div>
  );
}

function Found({ model }: { model: Extract<ErrorReportModel, { kind: 'status' }> }) {
  const { status, notice, typed, microcopy, path } = model;
  if (status) return <ReportStatus status={status} path={path} microcopy={microcopy} />;
  return (
    <div className={`stack gap-5 ${styles.main}`}>
      <h1 className={styles.heading}>{microcopy.report_find}</h1>
      {notice === 'unknown' ? (
        <FormNotice title={microcopy.report_unknown.replace('{number}', () => typed)}>{microcopy.report_unknown_hint}</FormNotice>
      ) : (
        <FormNotice title={notice === 'flood' ? microcopy.report_find_flood : microcopy.report_find_failed} />
      )}
    </div>
  );
}

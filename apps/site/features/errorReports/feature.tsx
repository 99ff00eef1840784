import { errorReportPaths, buildReportAddress } from '@lupa/contracts/errorReport.ts';
import { ProblemError } from '@lupa/server/problem.ts';
import type { SiteContext, SiteFeature } from '../../server/siteFeature.ts';
import { createReportClient } from './reportClient.ts';
import { createErrorReportAnswers } from './serveErrorReport.ts';
import type { PageLocale } from '@lupa/contracts/locale.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import styles from './ReportLink.module.css';

type LinkProps = { locale: PageLocale; slug: string; microcopy: Pick<Microcopy, 'report_error'> };

function ReportLink({ locale, slug, microcopy }: LinkProps) {
  return (
    <p className={styles.line}>
      <a href={buildReportAddress(locale, slug)} rel="nofollow" className={styles.link}>
        {microcopy.report_error}
      </a>
    </p>
  );
}

/** Lets readers say that something on a page is wrong, and see what became of it. */
export const errorReports: SiteFeature = {
  name: 'errorReports',
  parts: {
    // Not of what a search or a form of ours shows.
    contentEnd: ({ page: { status, isPreview, blocks, locale, slug, layout } }) =>
      status === 200 &&
      !isPreview &&
      blocks.some((block) => block.kind === 'view' || (block.kind === 'element' && block.isContent)) && (
        <ReportLink locale={locale} slug={slug} microcopy={layout.microcopy} />
      ),
  },
  answer: (app, site) => {
    const reports = createReportClient({ contentUrl: site.env.CONTENT_URL, logger: site.logger });
    const { show, take } = createErrorReportAnswers({ ...site, reports, now: Date.now });
    for (const path of Object.values(errorReportPaths)) {
      const orFailure = (answer: (context: SiteContext) => Promise<Response>) => async (context: SiteContext) =>
        answer(context).catch((error: unknown) => {
          if (error instanceof ProblemError) throw error;
          return site.serveFailure(context, error, path);
        });
      // Hono looks for paths without their last slash.
      app.get(path.slice(0, -1), orFailure(show));
      app.post(path.slice(0, -1), orFailure(take));
    }
  },
};

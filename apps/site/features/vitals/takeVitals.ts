import { classifyVisitor } from '@lupa/server/classifyVisitor.ts';
import type { ServiceVariables } from '@lupa/server/createServiceApp.ts';
import type { Metrics } from '@lupa/server/metrics.ts';
import { problemAnswer } from '@lupa/server/problem.ts';
import { readJsonBody } from '@lupa/server/requestBody.ts';
import type { Context } from 'hono';
import { cachePolicies } from '../../server/cache/cachePolicies.ts';
import { createAddressBudget } from '../../server/addressBudget.ts';
import { isSameOrigin } from '../../server/sameOrigin.ts';
import { z } from 'zod';

const pageKinds = ['home', 'ranking', 'review', 'library', 'game', 'other'] as const;
export type PageKind = (typeof pageKinds)[number];

/** Seconds, but for CLS, which has no unit. Beyond the last bound a page was not slow but asleep. */
const vitalBounds = { LCP: 120, FCP: 120, TTFB: 120, INP: 60, CLS: 20 } as const;
type VitalName = keyof typeof vitalBounds;

const vital = (name: VitalName) => z.number().min(0).max(vitalBounds[name]).optional();

/** One view of a page: what was measured, and the scripts in which something failed, by the path of their file. Nothing about the visitor. */
const vitalsReportSchema = z.object({
  kind: z.enum(pageKinds),
  vitals: z.object({ LCP: vital('LCP'), FCP: vital('FCP'), TTFB: vital('TTFB'), INP: vital('INP'), CLS: vital('CLS') }),
  faults: z.array(z.object({ file: z.string().max(120), line: z.int().min(0), error: z.string().max(60) })).max(5),
});
export type VitalsReport = z.output<typeof vitalsReportSchema>;

type SiteContext = Context<ServiceVariables>;
type VitalsOptions = { siteUrl: string; metrics: Metrics; now: () => number; addressOf: (context: SiteContext) => string };

/** Of one network. Phones of one mobile network share an address. */
const mostPerMinute = 60;

// `sendBeacon` says of text that it is plain.
const body = { maximumBytes: 2000, types: ['application/json', 'text/plain'] };

/** Each with the bounds of "good" and "poor" (https://web.dev/articles/vitals) among its buckets. */
function createHistograms({ histogram }: Metrics): Record<VitalName, ReturnType<Metrics['histogram']>> {
  const labels = ['kind', 'device'];
  return {
    LCP: histogram('web_vital_lcp_seconds', 'Largest contentful paint of visitors.', [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10], labels),
    FCP: histogram('web_vital_fcp_seconds', 'First contentful paint of visitors.', [0.3, 0.6, 1, 1.4, 1.8, 2.4, 3, 5, 10], labels),
    TTFB: histogram('web_vital_ttfb_seconds', 'Time to the first byte of visitors.', [0.1, 0.2, 0.4, 0.6, 0.8, 1.2, 1.8, 3, 6], labels),
    INP: histogram(
      'web_vital_inp_seconds',
      'Interaction to next paint of visitors.',
      [0.025, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 3],
      labels,
    ),
    CLS: histogram('web_vital_cls_score', 'Cumulative layout shift of visitors.', [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1], labels),
  };
}

/** `POST /api/vitals`, a `VitalsReport`: 204. It is summed by kind of page and device, and forgotten; a script that failed is in the log. */
export function createVitalsAnswer({ siteUrl, metrics, now, addressOf }: VitalsOptions): (context: SiteContext) => Promise<Response> {
  const origin = new URL(siteUrl).origin;
  const isWithinBudget = createAddressBudget({ most: mostPerMinute, window: 60_000, now });
  const histograms = createHistograms(metrics);
  const faults = metrics.counter('web_script_errors_total', 'Errors of scripts in browsers of visitors, of those that are measured.', [
    'kind',
  ]);

  return async (context) => {
    if (!isSameOrigin(context, origin)) return problemAnswer(context, 403, 'Only pages of this site may say this');
    if (!isWithinBudget(addressOf(context))) return problemAnswer(context, 429, 'Too many reports at once');
    const read = vitalsReportSchema.safeParse(await readJsonBody(context, body));
    if (!read.success) return problemAnswer(context, 400, 'No report of a page');
    const { device, botClass } = classifyVisitor('POST', { 'user-agent': context.req.header('user-agent') });
    if (botClass === 'human') {
      const { kind, vitals } = read.data;
      for (const name of Object.keys(histograms) as VitalName[]) {
        const value = vitals[name];
        if (value !== undefined) histograms[name].observe({ kind, device }, value);
      }
      for (const fault of read.data.faults) {
        faults.inc({ kind });
        context.get('logger').warn({ event: 'browser.scriptFailed', kind, ...fault }, 'a script failed in a browser');
      }
    }
    return context.body(null, 204, { 'Cache-Control': cachePolicies.never });
  };
}

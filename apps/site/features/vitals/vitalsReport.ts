import { z } from 'zod';

export const pageKinds = ['home', 'ranking', 'review', 'library', 'game', 'other'] as const;
export type PageKind = (typeof pageKinds)[number];

/** Seconds, but for CLS, which has no unit. Beyond the last bound a page was not slow but asleep. */
export const vitalBounds = { LCP: 120, FCP: 120, TTFB: 120, INP: 60, CLS: 20 } as const;
export type VitalName = keyof typeof vitalBounds;

const vital = (name: VitalName) => z.number().min(0).max(vitalBounds[name]).optional();

/** One view of a page: what was measured, and the scripts in which something failed, by the path of their file. Nothing about the visitor. */
export const vitalsReportSchema = z.object({
  kind: z.enum(pageKinds),
  vitals: z.object({ LCP: vital('LCP'), FCP: vital('FCP'), TTFB: vital('TTFB'), INP: vital('INP'), CLS: vital('CLS') }),
  faults: z.array(z.object({ file: z.string().max(120), line: z.int().min(0), error: z.string().max(60) })).max(5),
});
export type VitalsReport = z.output<typeof vitalsReportSchema>;

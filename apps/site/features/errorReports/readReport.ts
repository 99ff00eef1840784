import { reportLimits, reportParameters } from '@lupa/contracts/errorReport.ts';
import { canonicalPath } from '../../page/canonicalUrl.ts';

/** Names of the form's fields. `trap` is seen by programs alone. */
export const reportFields = {
  ...reportParameters,
  message: 'error',
  suggestion: 'propuesta',
  source: 'fuente',
  token: 'formulario',
  trap: 'sitio_web',
} as const;

export type TypedReport = { page: string; fact: string; message: string; suggestion: string; source: string };
export const emptyReport: TypedReport = { page: '', fact: '', message: '', suggestion: '', source: '' };

type Field = keyof TypedReport;
/** What is wrong with a field: `long` with how much it takes. */
export type Fault = { kind: 'missing' | 'unknown' | 'wrong' } | { kind: 'long'; most: number };
export type ReportFaults = Partial<Record<Field, Fault>>;

/** What was typed, as it is kept: lines end in one way, nothing around it, no control characters. */
export function readTyped(value: (name: string) => string): TypedReport {
  const text = (name: string) =>
    value(name)
      .toWellFormed()
      .replaceAll('\r\n', '\n')
      .replaceAll(/[^\P{Cc}\n\t]/gu, ' ')
      .trim();
  const { page, fact, message, suggestion, source } = reportFields;
  return { page: text(page), fact: text(fact), message: text(message), suggestion: text(suggestion), source: text(source) };
}

export function findFaults({ message, suggestion, source }: TypedReport): ReportFaults {
  const { most, least } = reportLimits.message;
  return {
    ...(message.length < least && { message: { kind: 'missing' } }),
    ...(message.length > most && { message: { kind: 'long', most } }),
    ...(suggestion.length > reportLimits.suggestion && { suggestion: { kind: 'long', most: reportLimits.suggestion } }),
    ...(source !== '' && !isWebAddress(source) && { source: { kind: 'wrong' } }),
    ...(source.length > reportLimits.source && { source: { kind: 'long', most: reportLimits.source } }),
  };
}

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** The path of a page of this site, from its path or address as it was typed or pasted; null for anything else. */
export function readPagePath(typed: string, siteUrl: string): string | null {
  if (typed.length > 2000 || typed === '' || !URL.canParse(typed, siteUrl)) return null;
  // Without a scheme it is a path or an address of ours: `resenas/casino/`, `lupacasino.example/bonos/`.
  const site = new URL(siteUrl);
  const isBare = !/^[a-z][a-z+.-]*:/i.test(typed) && typed.toLowerCase().startsWith(`${site.host}/`);
  const url = new URL(isBare ? `${site.protocol}//${typed}` : typed, siteUrl);
  return url.origin === site.origin ? canonicalPath(url.pathname) : null;
}

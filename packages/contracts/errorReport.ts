import { z } from 'zod';
import { contentLocales, type PageLocale } from './locale.ts';
import { maximumSlugLength } from './slug.ts';

export const errorReportPaths: Record<PageLocale, string> = {
  'es-CL': '/avisar-error/',
  en: '/en/report-error/',
  'fr-CA': '/fr/signaler-erreur/',
  'de-DE': '/de/fehler-melden/',
};

export const reportParameters = { page: 'pagina', fact: 'dato', number: 'numero' } as const;

const reportedParts = ['oferta', 'nota', 'retiros', 'lista', 'datos'] as const;
export type ReportedPart = (typeof reportedParts)[number];

/** Address of the form about a page, or a part of it: `/avisar-error/?pagina=/bonos/&dato=lista`. */
export function buildReportAddress(locale: PageLocale, slug: string, part?: ReportedPart): string {
  const page = encodeURIComponent(slug).replaceAll('%2F', '/');
  const fact = part === undefined ? '' : `&${reportParameters.fact}=${part}`;
  return `${errorReportPaths[locale]}?${reportParameters.page}=${page}${fact}`;
}

/** Characters. */
export const reportLimits = { message: { least: 10, most: 2000 }, suggestion: 1000, source: 500, fact: 60, title: 300 } as const;

const line = (most: number) => z.string().trim().min(1).max(most);

/** `POST {content}/error-reports`, an extension: answers with the number. The same `form` again changes nothing and answers the same. */
export const errorReportSchema = z.object({
  form: z.uuid(),
  locale: z.enum(contentLocales),
  /** Null: of no page in particular. */
  path: z.string().startsWith('/').max(maximumSlugLength).nullable(),
  pageTitle: line(reportLimits.title).nullable(),
  fact: line(reportLimits.fact).nullable(),
  factLabel: line(reportLimits.title).nullable(),
  message: z.string().trim().min(reportLimits.message.least).max(reportLimits.message.most),
  suggestion: z.string().trim().max(reportLimits.suggestion).nullable(),
  source: z
    .url({ protocol: /^https?$/ })
    .max(reportLimits.source)
    .nullable(),
});
export type ErrorReport = z.output<typeof errorReportSchema>;

export const errorReportsPath = '/error-reports';

/** Header: the networks of a report, narrow to wide, as keyed hashes that mean nothing the next day. For counting alone. */
export const reportNetworksHeader = 'x-report-networks';
const networksSchema = z.array(z.string().regex(/^[\w-]{22}$/)).length(3);

export const formatReportNetworks = (hashes: readonly string[]): string => hashes.join(',');

/** Null for a report of which that is not said. */
export function parseReportNetworks(header: string | undefined): string[] | null {
  return networksSchema.safeParse(header?.split(',')).data ?? null;
}

const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const numberForm = new RegExp(`^[${letters}]{4}-[${letters}]{4}$`);
export const errorReportNumberSchema = z.string().regex(numberForm);

/** A number from 8 bytes of chance: `K7QM-4X2P`. Without letters that are read as others. */
export function formatReportNumber(bytes: Uint8Array): string {
  const signs = [...bytes.subarray(0, 8)].map((byte) => letters[byte % letters.length]);
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`;
}

/** A number as somebody types it; null for what is none. */
export function parseReportNumber(typed: string): string | null {
  const signs = typed.toUpperCase().replaceAll(/[^\dA-Z]/g, '');
  const number = `${signs.slice(0, 4)}-${signs.slice(4)}`;
  return numberForm.test(number) ? number : null;
}

export const reportStates = ['received', 'reviewing', 'corrected', 'rejected'] as const;
export type ReportState = (typeof reportStates)[number];

/** `GET {content}/error-reports/{number}`: what became of a report; 404 for an unknown number. Nothing that was typed is in it. */
export const errorReportStatusSchema = z.object({
  number: errorReportNumberSchema,
  at: z.iso.datetime({ offset: true }),
  path: z.string().nullable(),
  pageTitle: z.string().nullable(),
  factLabel: z.string().nullable(),
  state: z.enum(reportStates),
  answer: z.string().nullable(),
  correction: z.string().nullable(),
  decidedAt: z.iso.datetime({ offset: true }).nullable(),
});
export type ErrorReportStatus = z.output<typeof errorReportStatusSchema>;

export const errorReportExample: ErrorReport = {
  form: '2c1f6f0e-4f4c-4d0e-9a53-3c1c2f7d9b10',
  locale: 'es_CL',
  path: '/resenas/casino-andino/',
  pageTitle: 'Casino Andino',
  fact: 'oferta',
  factLabel: 'La oferta y sus condiciones',
  message: 'El depósito mínimo ya no es de $5.000.',
  suggestion: 'Desde noviembre son $10.000.',
  source: 'https://casino-andino.example/terminos',
};

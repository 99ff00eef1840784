import { contentLocales, defaultContentLocale } from '@lupa/contracts/locale.ts';
import { z } from 'zod';
import { slugs } from '../../core/slugs.ts';
import { nestsDeeper } from '../tables/cells.ts';

export const importCollections = {
  page: slugs.pages,
  partner: slugs.partners,
  offer: slugs.offers,
  media: slugs.media,
  redirect: slugs.redirects,
} as const;

const externalId = z.string().trim().min(1).max(200);
const locale = z.enum(contentLocales).default(defaultContentLocale);
const status = z.enum(['published', 'draft']).default('published');
/** Fields of the collection by their names in the REST interface. What is not there stays as it is. */
const data = z.record(z.string(), z.unknown());

/** One line of a file of `npm run import:content`, and of `POST /api/content-import`: docs/how-to/import-content.md. */
const importLineSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('page'), externalId, locale, status, data }),
  z.strictObject({ type: z.literal('partner'), externalId, status, data }),
  z.strictObject({ type: z.literal('offer'), externalId, status, data }),
  z.strictObject({ type: z.literal('media'), externalId, locale, file: z.string().min(1).optional(), data }),
  z.strictObject({ type: z.literal('redirect'), externalId, data }),
]);
export type ImportLine = z.output<typeof importLineSchema>;

export type Fault = { field: string; message: string };
export type LineResult = {
  line: number;
  type: string | null;
  externalId: string | null;
  result: 'created' | 'changed' | 'unchanged' | 'refused';
  errors?: Fault[];
};

export class LineRefused extends Error {
  override readonly name = 'LineRefused';
  readonly faults: Fault[];
  constructor(faults: Fault[]) {
    super(faults.map(({ field, message }) => `${field}: ${message}`).join(' '));
    this.faults = faults;
  }
}

/** Characters. */
const longestLine = 4_000_000;
/** As deep as data of the REST interface (`api/requestFault.ts`). */
const deepestLine = 200;
const mostFaults = 20;

/** @throws LineRefused */
export function parseLine(text: string): ImportLine {
  if (text.length > longestLine) throw new LineRefused([{ field: '', message: 'La línea pesa más de 4 MB. Divide el contenido.' }]);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new LineRefused([{ field: '', message: 'La línea no es JSON. Escribe un objeto por línea.' }]);
  }
  if (nestsDeeper(json, deepestLine))
    throw new LineRefused([{ field: '', message: 'La línea lleva listas u objetos demasiado anidados.' }]);
  const parsed = importLineSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.slice(0, mostFaults);
  throw new LineRefused(faults.map(({ path, message }) => ({ field: path.join('.').slice(0, 200), message: message.slice(0, 300) })));
}

/** `partner:acme` of `{"ref": "partner:acme"}`; null for anything else. */
export function readRef(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 1 || !('ref' in value)) return null;
  return typeof value.ref === 'string' ? value.ref : null;
}

export function listRefs(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const ref = readRef(value);
  return ref === null ? Object.values(value).flatMap(listRefs) : [ref];
}

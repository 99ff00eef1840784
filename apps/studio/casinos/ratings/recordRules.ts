import { isDeepStrictEqual } from 'node:util';
import { dayInMarket } from '@lupa/domain/market.ts';
import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload';
import { isOwnReview, ownReviewMessage } from '../../core/fields/ownReview.ts';
import { publicationMoment } from '../../core/publish/publishLater.ts';
import { type Fault, findPublished, refuseFaults } from '../../core/publish/publishedRules.ts';
import { isolateRequest } from '../../core/publish/reader.ts';
import { idOf } from '../../core/publish/sources.ts';
import { slugs } from '../../core/slugs.ts';

type Data = Readonly<Record<string, unknown>>;

/** What is in a group would be named by its path. */
const labels: Record<string, string> = {
  'transfer.method': 'Método',
  'transfer.askedAt': 'Pedido',
  'transfer.approvedAt': 'Aprobado',
  'transfer.receivedAt': 'En la cuenta',
  'games.sampled': 'Juegos revisados',
  'games.reduced': 'Con RTP rebajado',
  day: 'Día',
  checks: 'Puntos revisados',
  source: 'Fuente',
};

export const validateRecord = refuseFaults(slugs.records, async (record, { req }) => {
  const faults = [...findFaults(record, dayInMarket(publicationMoment(req))), ...(await findSourceFaults(req, record))];
  return faults.map((fault) => ({ label: labels[fault.path] ?? fault.path, ...fault }));
});

async function findSourceFaults(req: PayloadRequest, { partner, source }: Data): Promise<Fault[]> {
  const id = idOf(partner);
  if (typeof source !== 'string' || source === '' || id === undefined) return [];
  const read = { collection: slugs.partners, id, depth: 0, disableErrors: true, req: isolateRequest(req) } as const;
  const casino = await req.payload.findByID({ ...read, select: { reviewPage: true } });
  return casino && (await isOwnReview(req, casino.reviewPage, [source])) ? [{ path: 'source', message: ownReviewMessage }] : [];
}

function findFaults(record: Data, today: string): Fault[] {
  const day = dayOf(record['day']);
  const faults: Fault[] = [];
  if (day !== null && day > today) faults.push({ path: 'day', message: 'Ese día todavía no llega.' });
  return [...faults, ...findSectionFaults(record)];
}

function findSectionFaults(record: Data): Fault[] {
  switch (record['kind']) {
    case 'withdrawal':
    case 'deposit':
      return findTransferFaults(sectionOf(record, 'transfer'));
    case 'licence':
      return Array.isArray(record['checks']) && record['checks'].length > 0
        ? []
        : [{ path: 'checks', message: 'Falta al menos un punto revisado.' }];
    case 'games':
      return findGamesFaults(sectionOf(record, 'games'));
    default:
      return [];
  }
}

function findTransferFaults({ method, askedAt, approvedAt, receivedAt }: Data): Fault[] {
  const faults: Fault[] = [];
  if (method === undefined || method === null) faults.push({ path: 'transfer.method', message: 'Falta el método de pago.' });
  const asked = momentOf(askedAt);
  if (asked === null) return [...faults, { path: 'transfer.askedAt', message: 'Falta cuándo se pidió.' }];
  const approved = momentOf(approvedAt);
  const received = momentOf(receivedAt);
  if (approved !== null && approved < asked) faults.push({ path: 'transfer.approvedAt', message: 'No se aprueba antes de pedirlo.' });
  if (received !== null && received < (approved ?? asked))
    faults.push({ path: 'transfer.receivedAt', message: 'No llega antes de pedirlo o de aprobarlo.' });
  return faults;
}

function findGamesFaults({ sampled, reduced }: Data): Fault[] {
  if (typeof sampled !== 'number' || sampled < 1) return [{ path: 'games.sampled', message: 'Falta cuántos juegos se revisaron.' }];
  if (typeof reduced !== 'number') return [{ path: 'games.reduced', message: 'Falta cuántos tenían el RTP rebajado.' }];
  return reduced > sampled ? [{ path: 'games.reduced', message: `No pueden ser más que los ${sampled} revisados.` }] : [];
}

/** What visitors were told. The rest may be mended without a word. */
const published = ['partner', 'kind', 'day', 'timeToLive', 'transfer', 'checks', 'terms', 'games', 'support', 'isWithdrawn'] as const;

export const requireCorrection = refuseFaults(slugs.records, async (after, { originalDoc, operation, req }) => {
  const before = operation === 'update' ? await findPublished(req, slugs.records, originalDoc?.id) : null;
  if (before === null) return [];
  const isChanged = published.some((name) => !isDeepStrictEqual(comparable(before[name]), comparable(after[name])));
  if (!isChanged || countOf(after['corrections']) > countOf(before.corrections)) return [];
  const message = 'Cambió un dato que ya se publicó: agrega una corrección que diga qué decía y por qué cambió.';
  return [{ path: 'corrections', label: 'Correcciones', message }];
});

export const keepPublishedRecords: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const record = await findPublished(req, slugs.records, id);
  if (record !== null)
    throw new APIError('Esta comprobación está publicada: márcala como retirada y di por qué en una corrección.', 400, null, true);
};

/** References by their ids, moments by their instants, empty as nothing, rows without the ids of the form. */
function comparable(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value)) return Date.parse(value);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([name, each]) => name !== 'id' && comparable(each) !== null);
  return 'id' in value && entries.length > 6 ? value.id : Object.fromEntries(entries.map(([name, each]) => [name, comparable(each)]));
}

const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

function sectionOf(record: Data, name: string): Data {
  const section = record[name];
  return typeof section === 'object' && section !== null ? { ...section } : {};
}

function momentOf(value: unknown): number | null {
  const moment = typeof value === 'string' ? Date.parse(value) : value instanceof Date ? value.getTime() : Number.NaN;
  return Number.isNaN(moment) ? null : moment;
}

function dayOf(value: unknown): string | null {
  const moment = momentOf(value);
  return moment === null ? null : new Date(moment).toISOString().slice(0, 10);
}

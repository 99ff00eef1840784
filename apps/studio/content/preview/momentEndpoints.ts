import { isContentLocale } from '@lupa/contracts/locale.ts';
import type { MomentAnswer } from '@lupa/contracts/previewAnswer.ts';
import { momentLifetime, readMoment, signMoment, type SiteMoment } from '@lupa/contracts/momentToken.server.ts';
import { momentCallPath, momentPath, pathParameter, previewParameter, typedMomentParameter } from '@lupa/contracts/preview.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { parseTypedMoment } from '@lupa/domain/typedMoment.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { answerJson, noStore, refuse, requireLogin } from '../../core/api/answers.ts';
import { buildCalendar, writeWhen } from '../calendar/buildCalendar.ts';
import { changesSite } from '../calendar/calendarKinds.ts';
import { loadCalendarFacts } from '../calendar/loadCalendar.ts';
import { buildMoment } from './buildMoment.ts';
import { openMomentPath } from '../calendar/calendarMonth.ts';
import type { PreviewSettings } from './previewUrls.ts';

const keptSeconds = 600;
const maximumChanges = 50;

const storeQuery = defineQuery(
  'delivery.storeMoment',
  `insert into delivery.moments (at, documents, expires_at) values ($1, $2, now() + make_interval(secs => $3)) returning id`,
);
const forgetQuery = defineQuery('delivery.forgetMoments', 'delete from delivery.moments where expires_at < now()');

/**
 * `GET /api/preview/moment?token=`: prepares a moment for the services (`packages/contracts/previewAnswer.ts`), for the site.
 * `GET /api/preview/fecha?en=&ruta=&borrador=`: leads somebody with a login to the site at that moment; `borrador` with that draft: of a page (`12-es_CL`), or all of
 * a release (`r7`).
 */
export const buildMomentEndpoints = (settings: PreviewSettings): Endpoint[] => [
  { path: momentCallPath.replace('/api', ''), method: 'get', handler: answerJson((req) => prepare(req, settings)) },
  { path: openMomentPath.replace('/api', ''), method: 'get', handler: (req) => open(requireLogin(req), settings) },
];

async function prepare(req: PayloadRequest, { secret }: PreviewSettings): Promise<MomentAnswer> {
  const token = req.query[previewParameter];
  const reading = readMoment(typeof token === 'string' ? token : '', Date.now(), secret);
  if (reading.kind === 'expired') throw refuse('Este enlace venció.', 403);
  if (reading.kind === 'refused') throw refuse('Este enlace no vale.', 403);
  const { moment } = reading;
  const at = new Date(moment.at * 1000);
  const { rows, problems, path } = await buildMoment(req, moment);
  await runQuery(req.payload.db.pool, forgetQuery, []);
  const stored = await runQuery(req.payload.db.pool, storeQuery, [at, JSON.stringify(rows), keptSeconds]);
  const id = stored.rows[0]?.id;
  if (id === undefined) throw new Error('A moment was not stored.');
  return { id, changes: await listChanges(req, at), problems, path };
}

async function listChanges(req: PayloadRequest, at: Date): Promise<string[]> {
  const now = new Date();
  const range = { from: dayInMarket(now), to: dayInMarket(at) };
  return buildCalendar(await loadCalendarFacts(req, range), range)
    .filter((entry) => entry.at > now && entry.at <= at && changesSite(entry.kind))
    .slice(0, maximumChanges)
    .map((entry) => `${writeWhen(entry)}: «${entry.title}». ${entry.says}`);
}

async function open(req: PayloadRequest, { siteUrl, secret }: PreviewSettings): Promise<Response> {
  const { [typedMomentParameter]: typed, [pathParameter]: path, borrador } = req.query;
  const reading = parseTypedMoment(typeof typed === 'string' ? typed : '');
  if (reading.kind === 'fault') throw refuse(reading.fault);
  const expires = Math.floor(Date.now() / 1000) + momentLifetime;
  const token = signMoment({ at: Math.floor(reading.moment.getTime() / 1000), draft: readDraft(borrador), expires }, secret);
  const query = new URLSearchParams({ [previewParameter]: token });
  if (typeof path === 'string' && path.startsWith('/')) query.set(pathParameter, path);
  const Location = `${siteUrl}${momentPath}?${query.toString()}`;
  return new Response(null, { status: 303, headers: { ...noStore.headers, Location, 'Referrer-Policy': 'no-referrer' } });
}

/** `12-es_CL` or `r7` */
function readDraft(text: unknown): SiteMoment['draft'] {
  const [, release, pageId, locale] = /^(?:r(\d{1,9})|(\d{1,9})-(\w+))$/.exec(typeof text === 'string' ? text : '') ?? [];
  if (release !== undefined) return { release: Number(release) };
  return pageId !== undefined && isContentLocale(locale) ? { pageId: Number(pageId), locale } : null;
}

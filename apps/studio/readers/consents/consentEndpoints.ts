import { countryName } from '@lupa/domain/marketNames.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { Forbidden, UnauthorizedError, type Endpoint, type PayloadRequest } from 'payload';
import { isAdministratorUser } from '../../core/access/roles.ts';
import { buildCsv, type Cell } from '../../core/report/csv.ts';
import { formatSortableMoment } from '../../core/dates/days.ts';
import { choiceLabels, readConsentParameters } from './consentParameters.ts';
import { queryConsents, queryConsentTexts } from './queryConsents.ts';

const mostRows = 200_000;
const head = ['Id', `Momento (${countryName})`, 'Momento (UTC)', 'Elección', 'Versión', 'Idioma', 'Texto (clave)', 'Texto'];

/** `/api/consents/consents.csv`, with the query of the page's own URL. For administrators. */
export const consentEndpoints: Endpoint[] = [{ path: '/consents/consents.csv', method: 'get', handler: answerWithFile }];

async function answerWithFile({ payload, url, user, t }: PayloadRequest): Promise<Response> {
  if (!user) throw new UnauthorizedError(t);
  if (!isAdministratorUser(user)) throw new Forbidden(t);
  const given = Object.fromEntries(new URL(url ?? '', 'http://studio').searchParams);
  const { from, to, id, faults } = readConsentParameters(given, dayInMarket(new Date()));
  const fault = faults.id ?? faults.from ?? faults.to;
  if (fault) return refuse(400, fault);
  const database = payload.db.pool;
  const [consents, texts] = await Promise.all([queryConsents(database, { from, to, id }, mostRows + 1), queryConsentTexts(database)]);
  if (consents.length > mostRows) return refuse(422, `Un archivo lleva ${mostRows} elecciones como máximo. Acorta el período.`);
  const rows = consents.map(({ id, at, choice, version, locale, text }): Cell[] => [
    id,
    formatSortableMoment(at),
    at.toISOString(),
    choiceLabels[choice],
    version,
    locale,
    text,
    text === null ? null : (texts.get(text) ?? null),
  ]);
  return new Response(buildCsv([head, ...rows]), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="consentimientos-${id ?? `${from}-${to}`}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

const refuse = (status: number, message: string) =>
  new Response(`${message}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' } });

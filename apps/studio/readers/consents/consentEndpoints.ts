import { countryName } from '@lupa/domain/marketNames.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { answerCsv, answerFault, getEndpoint, queryOf } from '../../core/api/answers.ts';
import { isAdministratorUser } from '../../core/access/roles.ts';
import type { Cell } from '../../core/report/csv.ts';
import { formatSortableMoment } from '../../core/dates/days.ts';
import { choiceLabels, readConsentParameters, queryConsents, queryConsentTexts } from './queryConsents.ts';

const mostRows = 200_000;
const head = ['Id', `Momento (${countryName})`, 'Momento (UTC)', 'Elección', 'Versión', 'Idioma', 'Texto (clave)', 'Texto'];

/** With the query of the page's own URL. For administrators. */
export const consentEndpoints: Endpoint[] = [getEndpoint('/consents/consents.csv', isAdministratorUser, answerWithFile)];

async function answerWithFile(req: PayloadRequest): Promise<Response> {
  const { from, to, id, faults } = readConsentParameters(queryOf(req), dayInMarket(new Date()));
  const fault = faults.id ?? faults.from ?? faults.to;
  if (fault) return answerFault(400, fault);
  const database = req.payload.db.pool;
  const [consents, texts] = await Promise.all([queryConsents(database, { from, to, id }, mostRows + 1), queryConsentTexts(database)]);
  if (consents.length > mostRows) return answerFault(422, `Un archivo lleva ${mostRows} elecciones como máximo. Acorta el período.`);
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
  return answerCsv({ name: `consentimientos-${id ?? `${from}-${to}`}.csv`, rows: [head, ...rows] });
}

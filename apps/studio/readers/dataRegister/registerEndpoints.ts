import { dayInMarket } from '@lupa/domain/market.ts';
import type { Endpoint } from 'payload';
import { answerCsv, getEndpoint, noStore } from '../../core/api/answers.ts';
import { isAdministratorUser } from '../../core/access/roles.ts';
import type { Cell } from '../../core/report/csv.ts';
import { loadRegister } from './loadRegister.ts';
import { subjectLabels } from './register.ts';

const head = ['De quién', 'Qué', 'Para qué', 'Base de licitud', 'Por cuánto tiempo', 'Tablas y columnas'];

/** As JSON and as a file: what an authority asks for. For administrators. */
export const registerEndpoints: Endpoint[] = [
  getEndpoint('/data-register', isAdministratorUser, async ({ payload }) => Response.json(await loadRegister(payload), noStore)),
  getEndpoint('/data-register.csv', isAdministratorUser, async ({ payload }) => {
    const { entries } = await loadRegister(payload);
    const rows = entries.map(({ subject, what, why, basis, kept, tables }): Cell[] => [
      subjectLabels[subject],
      what,
      why,
      basis,
      kept,
      tables.map(({ name, columns }) => `${name}: ${columns.join(', ')}`).join('\n'),
    ]);
    return answerCsv({ name: `registro-de-datos-${dayInMarket(new Date())}.csv`, rows: [head, ...rows] });
  }),
];

import { dayInMarket } from '@lupa/domain/market.ts';
import { Forbidden, UnauthorizedError, type Endpoint, type PayloadRequest } from 'payload';
import { isAdministratorUser } from '../../core/access/roles.ts';
import { buildCsv, type Cell } from '../../core/report/csv.ts';
import { loadRegister, type DataRegister } from './loadRegister.ts';
import { subjectLabels } from './register.ts';

const noStore = { 'Cache-Control': 'private, no-store' };
const head = ['De quién', 'Qué', 'Para qué', 'Base de licitud', 'Por cuánto tiempo', 'Tablas y columnas'];

/** `GET /api/data-register` as JSON and `data-register.csv`: what an authority asks for. For administrators. */
export const registerEndpoints: Endpoint[] = [
  {
    path: '/data-register',
    method: 'get',
    handler: async (req) => Response.json(await load(req), { headers: noStore }),
  },
  {
    path: '/data-register.csv',
    method: 'get',
    handler: async (req) => {
      const { entries } = await load(req);
      const rows = entries.map(({ subject, what, why, basis, kept, tables }): Cell[] => [
        subjectLabels[subject],
        what,
        why,
        basis,
        kept,
        tables.map(({ name, columns }) => `${name}: ${columns.join(', ')}`).join('\n'),
      ]);
      const headers = {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="registro-de-datos-${dayInMarket(new Date())}.csv"`,
        ...noStore,
      };
      return new Response(buildCsv([head, ...rows]), { headers });
    },
  },
];

function load({ payload, user, t }: PayloadRequest): Promise<DataRegister> {
  if (!user) throw new UnauthorizedError(t);
  if (!isAdministratorUser(user)) throw new Forbidden(t);
  return loadRegister(payload);
}

import { statementInputSchema, type StatementInput } from '@lupa/contracts/statement.ts';
import { isPersonField } from '@lupa/domain/postback/personFields.ts';
import { readStatement } from '@lupa/domain/postback/readStatement.ts';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { mayManageAffiliates } from '../../core/access/roles.ts';
import { answerCsv, getEndpoint, postEndpoint, queryOf } from '../../core/api/answers.ts';
import { findCasino, logCasinoChange, type Casino } from '../conversions/storedSources.ts';
import { inOwnTransaction, transactionOf } from '../../core/publish/transaction.ts';
import {
  buildDifferencesFile,
  addStatement,
  findStatement,
  listStatements,
  loadStatementTotals,
  removeStatement,
  type StatementTotal,
} from './storedStatements.ts';

const inputSchema = statementInputSchema.refine(
  ({ mapping }) => !Object.values(mapping.columns).some(isPersonField),
  'Una columna con datos de la persona no se puede usar: esos datos nunca se reciben.',
);

export type StatementPreview = { rows: number; faults: number; replaces: boolean; totals: StatementTotal[] };

/**
 * For affiliate managers and their keys: `POST /api/statements/preview` and `/import` (`StatementInput`; answers `StatementPreview` and
 * `{id}`), `POST /api/statements/remove` (`{id}`), `GET /api/statements/differences.csv?id=`.
 */
export const statementEndpoints: Endpoint[] = [
  postEndpoint('/statements/preview', mayManageAffiliates, inputSchema, previewStatement),
  postEndpoint('/statements/import', mayManageAffiliates, inputSchema, async (req, input) => {
    const { casino, rows } = await readLines(req, input);
    const id = await inOwnTransaction(req, async () => {
      await logCasinoChange(req, casino, `Liquidación de ${input.month}`);
      return addStatement(await transactionOf(req), casino.slug, { ...input, rows });
    });
    return { id };
  }),
  postEndpoint('/statements/remove', mayManageAffiliates, z.object({ id: z.string(), partner: z.int().positive() }), async (req, input) => {
    const statement = await findStatement(req.payload.db.pool, input.id);
    const casino = await findCasino(req, input.partner);
    if (statement === null || casino.slug !== statement.partnerSlug) throw missing();
    await inOwnTransaction(req, async () => {
      await logCasinoChange(req, casino, `Liquidación de ${statement.month}: borrada`);
      await removeStatement(await transactionOf(req), statement);
    });
    return {};
  }),
  getEndpoint('/statements/differences.csv', mayManageAffiliates, async (req) => {
    const statement = await findStatement(req.payload.db.pool, queryOf(req)['id'] ?? '');
    if (statement === null) throw missing();
    return answerCsv(await buildDifferencesFile(req.payload.db.pool, statement));
  }),
];

const missing = () => new APIError('Esa liquidación ya no está.', 404, null, true);

async function previewStatement(req: PayloadRequest, input: StatementInput): Promise<StatementPreview> {
  const { casino, rows, faults } = await readLines(req, input);
  const client = await req.payload.db.pool.connect();
  try {
    await client.query('begin');
    const { statements } = await listStatements(client, casino.slug);
    const id = await addStatement(client, casino.slug, { ...input, rows });
    return {
      rows: rows.length,
      faults: faults.length,
      replaces: statements.some(({ month }) => month === input.month),
      totals: await loadStatementTotals(client, id),
    };
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

type Read = { casino: Casino } & ReturnType<typeof readStatement>;

/** @throws APIError whose message is for the person in front of it */
async function readLines(req: PayloadRequest, { partner, lines, mapping }: StatementInput): Promise<Read> {
  const casino = await findCasino(req, partner);
  const read = readStatement(lines, mapping);
  if (read.rows.length === 0) throw new APIError('Ninguna fila se puede leer. Revisa qué columna es cada dato.', 400, null, true);
  return { casino, ...read };
}

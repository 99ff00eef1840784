import { statementInputSchema, type StatementInput } from '@lupa/contracts/statement.ts';
import { isPersonField } from '@lupa/domain/postback/personFields.ts';
import { readStatement } from '@lupa/domain/postback/readStatement.ts';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { requireAffiliateRole } from '../../core/access/requireAffiliateRole.ts';
import { findCasino, logCasinoChange, type Casino, findSource } from '../conversions/storedSources.ts';
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

const noStore = { 'Cache-Control': 'private, no-store' };
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
  {
    path: '/statements/preview',
    method: 'post',
    handler: async (req) => {
      requireAffiliateRole(req);
      const { input, casino, rows, faults } = await readInput(req);
      const client = await req.payload.db.pool.connect();
      try {
        await client.query('begin');
        const { statements } = await listStatements(client, casino.slug);
        const id = await addStatement(client, casino.slug, { ...input, rows });
        const preview: StatementPreview = {
          rows: rows.length,
          faults: faults.length,
          replaces: statements.some(({ month }) => month === input.month),
          totals: await loadStatementTotals(client, id),
        };
        return Response.json(preview, { headers: noStore });
      } finally {
        await client.query('rollback').catch(() => undefined);
        client.release();
      }
    },
  },
  {
    path: '/statements/import',
    method: 'post',
    handler: async (req) => {
      requireAffiliateRole(req);
      const { input, casino, rows } = await readInput(req);
      const id = await inOwnTransaction(req, async () => {
        await logCasinoChange(req, casino, `Liquidación de ${input.month}`);
        return addStatement(await transactionOf(req), casino.slug, { ...input, rows });
      });
      return Response.json({ id }, { headers: noStore });
    },
  },
  {
    path: '/statements/remove',
    method: 'post',
    handler: async (req) => {
      requireAffiliateRole(req);
      const parsed = z.object({ id: z.string(), partner: z.int().positive() }).safeParse(await req.json?.().catch(() => null));
      const statement = parsed.success ? await findStatement(req.payload.db.pool, parsed.data.id) : null;
      const casino = parsed.success ? await findCasino(req, parsed.data.partner) : null;
      if (statement === null || casino?.slug !== statement.partnerSlug) throw new APIError('Esa liquidación ya no está.', 404, null, true);
      await inOwnTransaction(req, async () => {
        await logCasinoChange(req, casino, `Liquidación de ${statement.month}: borrada`);
        await removeStatement(await transactionOf(req), statement);
      });
      return Response.json({}, { headers: noStore });
    },
  },
  {
    path: '/statements/differences.csv',
    method: 'get',
    handler: async (req) => {
      requireAffiliateRole(req);
      const statement = await findStatement(req.payload.db.pool, new URL(req.url ?? '', 'http://studio').searchParams.get('id') ?? '');
      if (statement === null) throw new APIError('Esa liquidación ya no está.', 404, null, true);
      const { name, text } = await buildDifferencesFile(req.payload.db.pool, statement);
      const headers = { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': `attachment; filename="${name}"`, ...noStore };
      return new Response(text, { headers });
    },
  },
];

type Read = { input: StatementInput; casino: Casino } & ReturnType<typeof readStatement>;

/** @throws APIError whose message is for the person in front of it */
async function readInput(req: PayloadRequest): Promise<Read> {
  const parsed = inputSchema.safeParse(await req.json?.().catch(() => null));
  if (!parsed.success) {
    const own = parsed.error.issues.map(({ message }) => message).find((message) => message.startsWith('Una columna '));
    throw new APIError(own ?? 'Los datos enviados no se pueden leer.', 400, null, true);
  }
  const casino = await findCasino(req, parsed.data.partner);
  const { mapping } = await findSource(req.payload.db.pool, casino.slug);
  const read = readStatement(parsed.data.lines, parsed.data.mapping, mapping.repeatsIds);
  if (read.rows.length === 0) throw new APIError('Ninguna fila se puede leer. Revisa qué columna es cada dato.', 400, null, true);
  return { input: parsed.data, casino, ...read };
}

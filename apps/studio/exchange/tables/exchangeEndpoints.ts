import { APIError, type Endpoint, NotFound, type PayloadRequest, UnauthorizedError, type Where } from 'payload';
import { dayInMarket } from '@lupa/domain/market.ts';
import { budget } from '../../core/api/requestBudget.ts';
import { roleOf } from '../../core/access/roles.ts';
import { z } from 'zod';
import { createImport, nameOf } from './createImport.ts';
import { describeImport } from './describeImport.ts';
import { listImportKinds, requireImportOf } from './exchangeAccess.ts';
import { exportTable, type ExportFormat } from './loadDocuments.ts';
import { countRows, findImport, type ImportRecord, listImports, listRows, startImport, startUndo } from './importTables.ts';
import { rowFilters } from './importStates.ts';
import { isExchangeKind } from './kinds.ts';
import { layoutOf, type Cells } from './layout.ts';
import { startImports } from './runImports.ts';
import { writeCsv } from './writeTable.ts';

const noStore = { 'Cache-Control': 'private, no-store' };

export const exchangeEndpoints: Endpoint[] = [
  { path: '/exchange/imports', method: 'post', handler: upload },
  { path: '/exchange/imports', method: 'get', handler: answerImports },
  { path: '/exchange/imports/:id', method: 'get', handler: async (req) => answerImport(req, (await findOwn(req)).id) },
  { path: '/exchange/imports/:id/rows', method: 'get', handler: answerRows },
  { path: '/exchange/imports/:id/errors.csv', method: 'get', handler: answerErrors },
  { path: '/exchange/imports/:id/apply', method: 'post', handler: apply },
  { path: '/exchange/imports/:id/undo', method: 'post', handler: undo },
  { path: '/exchange/:file', method: 'get', handler: answerExport },
];

async function upload(req: PayloadRequest): Promise<Response> {
  if (roleOf(req.user) === undefined) throw new UnauthorizedError(req.t);
  const form = await req.formData?.().catch(() => null);
  if (!form) throw new APIError('Envía un formulario con «kind» y «file».', 400, null, true);
  const id = await createImport(req, form);
  void startImports(req.payload);
  return answerImport(req, id, 201);
}

async function apply(req: PayloadRequest): Promise<Response> {
  const { id } = await findOwn(req);
  const body = z.object({ mode: z.enum(['publish', 'draft']) }).safeParse(await req.json?.().catch(() => null));
  if (!body.success) throw new APIError('Di en «mode» si se publica o queda como borrador: publish o draft.', 400, null, true);
  if (!(await startImport(req.payload.db.pool, id, body.data.mode)))
    throw new APIError('Esta importación todavía se revisa, o ya se aplicó.', 409, null, true);
  void startImports(req.payload);
  return answerImport(req, id);
}

async function undo(req: PayloadRequest): Promise<Response> {
  const { id } = await findOwn(req);
  if (!(await startUndo(req.payload.db.pool, id, nameOf(req))))
    throw new APIError('Solo se deshace una importación que ya se aplicó, y una vez.', 409, null, true);
  void startImports(req.payload);
  return answerImport(req, id);
}

async function answerImport({ payload }: PayloadRequest, id: number, status = 200): Promise<Response> {
  const { pool } = payload.db;
  const record = await findImport(pool, id);
  const counts = await countRows(pool, [id]);
  return Response.json(record && describeImport(record, counts.get(id) ?? []), { status, headers: noStore });
}

async function answerImports(req: PayloadRequest): Promise<Response> {
  if (roleOf(req.user) === undefined) throw new UnauthorizedError(req.t);
  const { pool } = req.payload.db;
  const records = await listImports(pool, await listImportKinds(req));
  const counts = await countRows(
    pool,
    records.map(({ id }) => id),
  );
  return Response.json({ imports: records.map((record) => describeImport(record, counts.get(record.id) ?? [])) }, { headers: noStore });
}

const pageSchema = z.object({
  filter: z.enum(rowFilters).default('all'),
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(budget.documents).default(50),
});

async function answerRows(req: PayloadRequest): Promise<Response> {
  const { id } = await findOwn(req);
  const page = pageSchema.safeParse(Object.fromEntries(req.searchParams));
  if (!page.success) throw new APIError('«filter», «page» o «limit» no sirven.', 400, null, true);
  const { filter, limit } = page.data;
  const rows = await listRows(req.payload.db.pool, id, { filter, limit, offset: (page.data.page - 1) * limit });
  return Response.json({ rows }, { headers: noStore });
}

async function answerErrors(req: PayloadRequest): Promise<Response> {
  const { id, fileName } = await findOwn(req);
  const { pool } = req.payload.db;
  const rows = await listRows(pool, id, { filter: 'problem', limit: 1_000_000, offset: 0 });
  const keys = ['fila', 'clave', 'motivo'];
  const cells = rows.map(({ rows: numbers, key, message }): Cells => ({ fila: numbers, clave: key, motivo: message }));
  return answerFile(`errores-${fileName.replace(/\.[^.]*$/, '').replaceAll(/[^\w.-]+/g, '-')}.csv`, writeCsv(keys, cells, ';'));
}

async function findOwn(req: PayloadRequest): Promise<ImportRecord> {
  if (roleOf(req.user) === undefined) throw new UnauthorizedError(req.t);
  const id = String(req.routeParams?.['id']);
  const record = /^\d{1,9}$/.test(id) ? await findImport(req.payload.db.pool, Number(id)) : null;
  if (record === null) throw new NotFound(req.t);
  await requireImportOf(req, record.kind);
  return record;
}

const separators = { semicolon: ';', comma: ',', tab: '\t' } as const;

async function answerExport(req: PayloadRequest): Promise<Response> {
  if (roleOf(req.user) === undefined) throw new UnauthorizedError(req.t);
  const [, kind, format] = /^([a-z-]+)\.(csv|json)$/.exec(String(req.routeParams?.['file'])) ?? [];
  if (!isExchangeKind(kind)) throw new NotFound(req.t);
  const { where, search, sort, separator = 'semicolon' } = req.query;
  if (typeof separator !== 'string' || !Object.hasOwn(separators, separator))
    throw new APIError('«separator» es semicolon, comma o tab.', 400, null, true);
  const form: ExportFormat =
    format === 'json' ? { format: 'json' } : { format: 'csv', separator: separators[separator as keyof typeof separators] };
  const options = {
    ...(typeof where === 'object' && where !== null && { where: where as Where }),
    ...(typeof search === 'string' && { search }),
    ...(typeof sort === 'string' && sort !== '' && { sort }),
  };
  const text = await exportTable(req, layoutOf(req.payload, kind), options, form);
  return answerFile(`${kind}-${dayInMarket(new Date())}.${format}`, text);
}

function answerFile(name: string, text: string): Response {
  const type = name.endsWith('.json') ? 'application/json' : 'text/csv';
  const headers = { ...noStore, 'Content-Type': `${type}; charset=utf-8`, 'Content-Disposition': `attachment; filename="${name}"` };
  return new Response(text, { headers });
}

import { type Endpoint, NotFound, type PayloadRequest, type Where } from 'payload';
import { dayInMarket } from '@lupa/domain/market.ts';
import { noStore, readJson, refuse, requireLogin } from '../../core/api/answers.ts';
import { budget } from '../../core/api/requestBudget.ts';
import { z } from 'zod';
import { createImport, nameOf } from './createImport.ts';
import { describeImports } from './describeImport.ts';
import { listImportKinds, requireImportOf } from './exchangeAccess.ts';
import { exportTable } from './loadDocuments.ts';
import { findImport, type ImportRecord, listImports, listRows, startImport, startUndo } from './importTables.ts';
import { rowFilters } from './importStates.ts';
import { isExchangeKind } from './kinds.ts';
import { layoutOf, type Cells } from './layout.ts';
import { startImports } from './runImports.ts';
import { writeCsv } from './writeTable.ts';

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
  requireLogin(req);
  const form = await req.formData?.().catch(() => null);
  if (!form) throw refuse('Envía un formulario con «kind» y «file».');
  const id = await createImport(req, form);
  void startImports(req.payload);
  return answerImport(req, id, 201);
}

async function apply(req: PayloadRequest): Promise<Response> {
  const { id } = await findOwn(req);
  const body = z.object({ mode: z.enum(['publish', 'draft']) }).safeParse(await readJson(req));
  if (!body.success) throw refuse('Di en «mode» si se publica o queda como borrador: publish o draft.');
  if (!(await startImport(req.payload.db.pool, id, body.data.mode)))
    throw refuse('Esta importación todavía se revisa, o ya se aplicó.', 409);
  void startImports(req.payload);
  return answerImport(req, id);
}

async function undo(req: PayloadRequest): Promise<Response> {
  const { id } = await findOwn(req);
  if (!(await startUndo(req.payload.db.pool, id, nameOf(req))))
    throw refuse('Solo se deshace una importación que ya se aplicó, y una vez.', 409);
  void startImports(req.payload);
  return answerImport(req, id);
}

const answer = (body: unknown, status = 200): Response => Response.json(body, { status, ...noStore });

async function answerImport({ payload }: PayloadRequest, id: number, status = 200): Promise<Response> {
  const { pool } = payload.db;
  const record = await findImport(pool, id);
  return answer(record && (await describeImports(pool, [record]))[0], status);
}

async function answerImports(req: PayloadRequest): Promise<Response> {
  const { pool } = requireLogin(req).payload.db;
  return answer({ imports: await describeImports(pool, await listImports(pool, await listImportKinds(req))) });
}

const pageSchema = z.object({
  filter: z.enum(rowFilters).default('all'),
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(budget.documents).default(50),
});

async function answerRows(req: PayloadRequest): Promise<Response> {
  const { id } = await findOwn(req);
  const page = pageSchema.safeParse(Object.fromEntries(req.searchParams));
  if (!page.success) throw refuse('«filter», «page» o «limit» no sirven.');
  const { filter, limit } = page.data;
  const rows = await listRows(req.payload.db.pool, id, { filter, limit, offset: (page.data.page - 1) * limit });
  return answer({ rows });
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
  requireLogin(req);
  const id = String(req.routeParams?.['id']);
  const record = /^\d{1,9}$/.test(id) ? await findImport(req.payload.db.pool, Number(id)) : null;
  if (record === null) throw new NotFound(req.t);
  await requireImportOf(req, record.kind);
  return record;
}

const separators = { semicolon: ';', comma: ',', tab: '\t' } as const;

async function answerExport(req: PayloadRequest): Promise<Response> {
  requireLogin(req);
  const [, kind, format] = /^([a-z-]+)\.(csv|json)$/.exec(String(req.routeParams?.['file'])) ?? [];
  if (!isExchangeKind(kind)) throw new NotFound(req.t);
  const { where, search, sort, separator = 'semicolon' } = req.query;
  if (typeof separator !== 'string' || !Object.hasOwn(separators, separator)) throw refuse('«separator» es semicolon, comma o tab.');
  const options = {
    ...(typeof where === 'object' && where !== null && { where: where as Where }),
    ...(typeof search === 'string' && { search }),
    ...(typeof sort === 'string' && sort !== '' && { sort }),
  };
  const text = await exportTable(
    req,
    layoutOf(req.payload, kind),
    options,
    format === 'json' ? null : separators[separator as keyof typeof separators],
  );
  return answerFile(`${kind}-${dayInMarket(new Date())}.${format}`, text);
}

function answerFile(name: string, text: string): Response {
  const type = name.endsWith('.json') ? 'application/json' : 'text/csv';
  const headers = { ...noStore.headers, 'Content-Type': `${type}; charset=utf-8`, 'Content-Disposition': `attachment; filename="${name}"` };
  return new Response(text, { headers });
}

import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { market } from '@lupa/contracts/market.ts';
import { decimalMark } from '@lupa/domain/currencies.ts';
import { z } from 'zod';
import { requireAffiliateRole } from '../../core/access/roles.ts';
import { buildConversionFile } from './conversionFile.ts';
import { loadConversions } from './loadConversions.ts';

const rateQuery = defineQuery(
  'conversions.saveRate',
  `insert into conversions.rates (currency, day, pesos) values ($1, $2, $3) on conflict (currency, day) do update set pesos = excluded.pesos`,
);
const rate = z.object({
  currency: z.string().regex(/^[A-Z]{3,5}$/, 'Escribe la moneda con su código: USD.'),
  day: z.iso.date('Escribe el día: 2026-11-26.'),
  pesos: z.string().regex(/^\d{1,9}(\.\d{1,8})?$/, `Escribe cuánto vale una unidad en ${market.currency}: 951${decimalMark}32.`),
});

const noStore = { 'Cache-Control': 'private, no-store' };

/** `GET /api/conversions/report` and `report.csv`, by the report's own query; `POST /api/conversions/rates`. For affiliate managers and keys. */
export const reportEndpoints: Endpoint[] = [
  {
    path: '/conversions/report',
    method: 'get',
    handler: async (req) => {
      requireAffiliateRole(req);
      const { parameters, fault, rows, total, apart, unsigned } = await loadConversions(req.payload, queryOf(req));
      if (fault !== null) throw new APIError(fault, 400, null, true);
      return Response.json({ ...parameters, rows, total, apart, unsigned }, { headers: noStore });
    },
  },
  {
    path: '/conversions/report.csv',
    method: 'get',
    handler: async (req) => {
      requireAffiliateRole(req);
      const { name, text, fault } = await buildConversionFile(req.payload, queryOf(req));
      if (fault !== null) throw new APIError(fault, 400, null, true);
      const headers = { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': `attachment; filename="${name}"`, ...noStore };
      return new Response(text, { headers });
    },
  },
  {
    path: '/conversions/rates',
    method: 'post',
    handler: async (req) => {
      requireAffiliateRole(req);
      const parsed = rate.safeParse(await req.json?.().catch(() => null));
      if (!parsed.success) throw new APIError(parsed.error.issues[0]?.message ?? 'Los datos enviados no se pueden leer.', 400, null, true);
      const { currency, day, pesos } = parsed.data;
      await runQuery(req.payload.db.pool, rateQuery, [currency, day, pesos]);
      return Response.json({}, { headers: noStore });
    },
  },
];

const queryOf = (req: PayloadRequest) => Object.fromEntries(new URL(req.url ?? '', 'http://studio').searchParams);

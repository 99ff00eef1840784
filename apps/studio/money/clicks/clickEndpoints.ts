import { dayInMarket } from '@lupa/domain/market.ts';
import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { requireAffiliateRole } from '../../core/access/roles.ts';
import { buildClicksFile, buildReportFile, TooManyClicksError, type CsvFile } from './clickFiles.ts';
import { readParameters, type ReportParameters } from './reportParameters.ts';

type BuildFile = (payload: Payload, parameters: ReportParameters) => Promise<CsvFile>;

/** `/api/clicks/report.csv` and `/api/clicks/clicks.csv`, with the query of the report's own URL. */
export const clickEndpoints: Endpoint[] = [
  { path: '/clicks/report.csv', method: 'get', handler: (req) => answerWithFile(req, buildReportFile) },
  { path: '/clicks/clicks.csv', method: 'get', handler: (req) => answerWithFile(req, buildClicksFile) },
];

async function answerWithFile(req: PayloadRequest, buildFile: BuildFile): Promise<Response> {
  requireAffiliateRole(req);
  const { parameters, faults } = readParameters(
    Object.fromEntries(new URL(req.url ?? '', 'http://studio').searchParams),
    dayInMarket(new Date()),
  );
  const fault = faults.from ?? faults.to;
  if (fault) return refuse(400, fault);
  try {
    const { name, text } = await buildFile(req.payload, parameters);
    return new Response(text, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'private, no-store',
      },
    });
  } catch (error) {
    if (error instanceof TooManyClicksError) return refuse(422, error.message);
    throw error;
  }
}

const refuse = (status: number, message: string) =>
  new Response(`${message}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' } });

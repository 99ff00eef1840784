import { APIError, Forbidden, UnauthorizedError, type Endpoint, type PayloadRequest } from 'payload';
import type { z } from 'zod';
import { roleOf } from '../access/roles.ts';
import { buildCsv, type CsvFile } from '../report/csv.ts';

type MayUse = (user: PayloadRequest['user']) => boolean;

export const noStore = { headers: { 'Cache-Control': 'private, no-store' } };

export const refuse = (message: string, status = 400): APIError => new APIError(message, status, null, true);

/** @throws UnauthorizedError */
export function requireLogin(req: PayloadRequest): PayloadRequest {
  if (roleOf(req.user) === undefined) throw new UnauthorizedError(req.t);
  return req;
}

/** @throws UnauthorizedError without a login @throws Forbidden */
export function requireUser({ user, t }: PayloadRequest, mayUse: MayUse): void {
  if (!user) throw new UnauthorizedError(t);
  if (!mayUse(user)) throw new Forbidden(t);
}

// Messages of Zod itself are English.
const spanishMessage = /^(Elige|Escribe|Un parámetro|Una columna) /;

/** Null for what is no JSON. */
export const readJson = async (req: PayloadRequest): Promise<unknown> => (await req.json?.().catch(() => null)) ?? null;

/** The body of a request, as JSON. @throws APIError whose message is for the person in front of it */
async function readBody<Schema extends z.ZodType>(req: PayloadRequest, schema: Schema): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await readJson(req));
  if (parsed.success) return parsed.data;
  const own = parsed.error.issues.map(({ message }) => message).find((message) => spanishMessage.test(message));
  throw refuse(own ?? 'Los datos enviados no se pueden leer.');
}

export const answerJson =
  (load: (req: PayloadRequest) => Promise<unknown>): Endpoint['handler'] =>
  async (req) =>
    Response.json(await load(req), noStore);

/** `POST /api/<path>` with a body of this schema, for those who may use it. */
export const postEndpoint = <Schema extends z.ZodType>(
  path: string,
  mayUse: MayUse,
  schema: Schema,
  act: (req: PayloadRequest, body: z.output<Schema>) => Promise<object>,
): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    requireUser(req, mayUse);
    return Response.json(await act(req, await readBody(req, schema)), noStore);
  },
});

/** `GET /api/<path>`, for those who may use it. */
export const getEndpoint = (path: string, mayUse: MayUse, answer: (req: PayloadRequest) => Promise<Response>): Endpoint => ({
  path,
  method: 'get',
  handler: (req) => {
    requireUser(req, mayUse);
    return answer(req);
  },
});

export const queryOf = (req: PayloadRequest): Record<string, string> =>
  Object.fromEntries(new URL(req.url ?? '', 'http://studio').searchParams);

export const answerCsv = ({ name, rows }: CsvFile): Response =>
  new Response(buildCsv(rows), {
    headers: {
      ...noStore.headers,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });

/** In the place of a file: a browser shows it as it is. */
export const answerFault = (status: number, message: string): Response =>
  new Response(`${message}\n`, { status, headers: { ...noStore.headers, 'Content-Type': 'text/plain; charset=utf-8' } });

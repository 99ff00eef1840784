import { APIError, UnauthorizedError, type Endpoint, type PayloadRequest } from 'payload';
import { roleOf } from '../access/roles.ts';

export const refuse = (message: string, status = 400): APIError => new APIError(message, status, null, true);

/** @throws UnauthorizedError */
export function requireLogin(req: PayloadRequest): PayloadRequest {
  if (roleOf(req.user) === undefined) throw new UnauthorizedError(req.t);
  return req;
}

/** @returns null for what is no JSON */
export const readBody = async (req: PayloadRequest): Promise<unknown> => (await req.json?.().catch(() => null)) ?? null;

export const noStore = { 'Cache-Control': 'no-store' };

export const answerJson =
  (load: (req: PayloadRequest) => Promise<unknown>): Endpoint['handler'] =>
  async (req) =>
    Response.json(await load(req), { headers: noStore });

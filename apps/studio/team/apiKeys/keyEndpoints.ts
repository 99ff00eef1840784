import { dayInMarket } from '@lupa/domain/market.ts';
import { expiryMoment } from '@lupa/domain/schedule.ts';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { isAdministratorUser, personOf, roles } from '../../core/access/roles.ts';
import { postEndpoint } from '../../core/api/answers.ts';
import { requireOwnPassword } from '../accounts/passwordHooks.ts';
import { slugs } from '../../core/slugs.ts';
import { isolateRequest } from '../../core/publish/reader.ts';
import { createKey, hashKey } from './storedKeys.ts';

const longestName = 60;

const newKey = z.object({
  password: z.string(),
  name: z.string().trim().max(longestName),
  role: z.enum(roles, 'Elige el rol de la clave.'),
  /** The last day on which it works. */
  lastDay: z.iso.date('Escribe la fecha como dd-MM-yyyy, o déjala vacía.').nullish(),
});

const isAdministratorPerson = (user: PayloadRequest['user']) => personOf(user) !== null && isAdministratorUser(user);

/** `POST /api/account/api-keys/…`, for administrators. `create` answers with the key: it is told here, and never again. */
export const keyEndpoints: Endpoint[] = [
  postEndpoint('/account/api-keys/create', isAdministratorPerson, newKey, create),
  postEndpoint('/account/api-keys/revoke', isAdministratorPerson, z.object({ id: z.number().int().negative() }), revoke),
];

async function create(req: PayloadRequest, { password, name, role, lastDay = null }: z.output<typeof newKey>): Promise<object> {
  if (name === '') throw new APIError('Escribe un nombre: el del programa que usará la clave.', 400, null, true);
  const expiresAt = lastDay === null ? null : expiryMoment(lastDay);
  if (lastDay !== null && lastDay < dayInMarket(new Date()))
    throw new APIError('El último día ya pasó. Elige hoy o uno después.', 400, null, true);
  await refuseTakenName(req, name);
  await requireOwnPassword(req, password, 'password');
  const key = createKey();
  const made = await req.payload.create({
    collection: slugs.apiKeys,
    data: {
      name,
      role,
      hash: hashKey(key),
      ending: key.slice(-4),
      createdBy: Number(req.user?.id),
      expiresAt: expiresAt?.toISOString() ?? null,
    },
    depth: 0,
    req: isolateRequest(req),
  });
  req.payload.logger.info({ event: 'studio.keyCreated', keyId: made.id, role, by: req.user?.id }, 'a key was made');
  return { id: made.id, key };
}

async function revoke(req: PayloadRequest, { id }: { id: number }): Promise<object> {
  const where = { and: [{ id: { equals: id } }, { revokedAt: { exists: false } }] };
  const data = { revokedAt: new Date().toISOString() };
  const { docs } = await req.payload.update({ collection: slugs.apiKeys, where, data, depth: 0, req: isolateRequest(req) });
  if (docs.length === 0) throw new APIError('Esa clave ya no está, o ya estaba revocada.', 404, null, true);
  req.payload.logger.info({ event: 'studio.keyRevoked', keyId: id, by: req.user?.id }, 'a key was revoked');
  return {};
}

/** The log and the versions tell keys apart by their names. */
async function refuseTakenName(req: PayloadRequest, name: string): Promise<void> {
  const { totalDocs } = await req.payload.count({ collection: slugs.apiKeys, where: { name: { equals: name } }, req: isolateRequest(req) });
  if (totalDocs > 0) throw new APIError(`Ya hay, o hubo, una clave con el nombre «${name}». Ponle otro.`, 409, null, true);
}

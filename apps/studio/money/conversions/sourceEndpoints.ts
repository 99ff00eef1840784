import { isIP } from 'node:net';
import { postbackMappingSchema } from '@lupa/contracts/postback.ts';
import { isPersonField } from '@lupa/domain/postback/personFields.ts';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { mayManageAffiliates } from '../../core/access/roles.ts';
import { postEndpoint } from '../../core/api/answers.ts';
import { inOwnTransaction, transactionOf, type Transaction } from '../../core/publish/transaction.ts';
import {
  findCasino,
  logCasinoChange,
  type Casino,
  changeSecret,
  changeSigningKey,
  findSigningKey,
  revokeSecret,
  saveSource,
} from './storedSources.ts';
import { readTestCall } from './readTestCall.ts';

const partner = z.object({ partner: z.int().positive() });
const settings = partner.extend({
  addresses: z.array(z.string().refine((text) => isIP(text) !== 0, 'Escribe direcciones IP, una por línea: 203.0.113.7.')).max(50),
  mapping: postbackMappingSchema.refine(
    ({ parameters, time = '', nonce = '' }) => ![...Object.values(parameters), time, nonce].some(isPersonField),
    'Un parámetro con datos de la persona no se puede usar: esos datos nunca se reciben.',
  ),
});

/** Without a casino, a call of a programme that does not sign. */
const testCall = partner
  .partial()
  .extend({ call: z.string().max(8000), signature: z.string().max(200).default(''), mapping: postbackMappingSchema });

/** `POST /api/conversions/…`, for affiliate managers. Secrets are told in the answer, and never again. */
export const sourceEndpoints: Endpoint[] = [
  post('settings', settings, 'Llamadas: nombres y direcciones', async (database, { slug }, { addresses, mapping }) => {
    await saveSource(database, slug, { addresses, mapping });
    return {};
  }),
  post('secret', partner, 'Llamadas: secreto nuevo', async (database, { slug }) => ({
    path: `/postback/${slug}/${await changeSecret(database, slug)}/`,
  })),
  post('revoke', partner, 'Llamadas: secreto revocado', async (database, { slug }) => {
    await revokeSecret(database, slug);
    return {};
  }),
  post('signature', partner.extend({ isOn: z.boolean() }), 'Llamadas: firma', async (database, { slug }, { isOn }) => ({
    key: await changeSigningKey(database, slug, isOn),
  })),
  postEndpoint('/conversions/test', mayManageAffiliates, testCall, async (req, { partner: id, call, signature, mapping }) => {
    const { pool } = req.payload.db;
    const signingKey = id === undefined ? null : await findSigningKey(pool, (await findCasino(req, id)).slug);
    return readTestCall(pool, { text: call, signature }, { mapping, signingKey });
  }),
];

/** A change and its entry in the activity log: both or none. */
function post<Input extends { partner: number }>(
  path: string,
  schema: z.ZodType<Input>,
  what: string,
  act: (database: Transaction, casino: Casino, input: Input) => Promise<object>,
): Endpoint {
  return postEndpoint(`/conversions/${path}`, mayManageAffiliates, schema, async (req, input) => {
    const casino = await findCasino(req, input.partner);
    return inOwnTransaction(req, async () => {
      const result = await act(await transactionOf(req), casino, input);
      await logCasinoChange(req, casino, what);
      return result;
    });
  });
}

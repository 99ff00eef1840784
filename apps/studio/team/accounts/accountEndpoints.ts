import { APIError, Forbidden, type Endpoint, type PayloadRequest } from 'payload';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import { isAdministratorRequest, personOf } from '../../core/access/roles.ts';
import { postEndpoint } from '../../core/api/answers.ts';
import { slugs } from '../../core/slugs.ts';
import { attemptOf, countAttempt, forgiveAttempt } from '../../core/api/loginThrottle.ts';
import { requireOwnPassword } from './passwordHooks.ts';
import { startEnrolment, confirmEnrolment, loadSecondFactor, removeSecondFactor, renewRecoveryCodes } from './secondFactor.ts';
import { endSessions, sessionOf } from './sessions.ts';
import { buildOtpauthUrl } from './totp.ts';

type Act<Body> = (req: PayloadRequest, userId: number, body: Body) => Promise<object>;

const withPassword = z.object({ password: z.string() });
const colleague = z.object({ password: z.string(), userId: z.number().int().positive() });
const sessionChoice = z.object({
  password: z.string(),
  userId: z.number().int().positive().optional(),
  id: z.string().max(100).optional(),
});

/** `POST /api/account/…`, with a login and a JSON body. */
export const accountEndpoints: Endpoint[] = [
  post('second-factor/begin', withPassword, begin),
  post('second-factor/confirm', z.object({ code: z.string().max(20) }), confirm),
  post('second-factor/recovery-codes', withPassword, renew),
  post('second-factor/remove', withPassword, remove),
  post('second-factor/reset', colleague, reset),
  post('sessions/end', sessionChoice, end),
];

function post<Schema extends z.ZodType>(path: string, schema: Schema, act: Act<z.output<Schema>>): Endpoint {
  const isPerson = (user: PayloadRequest['user']) => user?.collection === slugs.users;
  return postEndpoint(`/account/${path}`, isPerson, schema, (req, body) => act(req, Number(req.user?.id), body));
}

async function begin(req: PayloadRequest, userId: number, { password }: { password: string }): Promise<object> {
  await requireOwnPassword(req, password, 'password');
  const secret = await startEnrolment(req.payload, userId);
  if (secret === null) throw new APIError('El segundo factor ya está activo.', 409);
  return { secret, svg: renderSVG(buildOtpauthUrl(secret, personOf(req.user)?.email ?? ''), { border: 2 }) };
}

async function confirm(req: PayloadRequest, userId: number, { code }: { code: string }): Promise<object> {
  const attempt = attemptOf(req, personOf(req.user)?.email ?? '');
  await countAttempt(req, attempt);
  const recoveryCodes = await confirmEnrolment(req.payload, userId, code.replaceAll(/\s/g, ''));
  if (recoveryCodes === null) throw new APIError('El código no es correcto. Mira que la hora del teléfono esté al día.', 400);
  await forgiveAttempt(req, attempt, true);
  // The others began with a password alone.
  await endSessions(req.payload, userId, { except: sessionOf(req) });
  req.payload.logger.info({ event: 'studio.secondFactorOn', userId }, 'a second factor was turned on');
  return { recoveryCodes };
}

async function renew(req: PayloadRequest, userId: number, { password }: { password: string }): Promise<object> {
  await requireOwnPassword(req, password, 'password');
  if (!(await loadSecondFactor(req.payload, userId)).isOn) throw new APIError('El segundo factor no está activo.', 409);
  return { recoveryCodes: await renewRecoveryCodes(req.payload, userId) };
}

async function remove(req: PayloadRequest, userId: number, { password }: { password: string }): Promise<object> {
  await requireOwnPassword(req, password, 'password');
  if ((await loadSecondFactor(req.payload, userId)).isRequired) throw new APIError('Administración exige el segundo factor.', 409);
  await removeSecondFactor(req.payload, userId);
  req.payload.logger.info({ event: 'studio.secondFactorOff', userId }, 'a second factor was turned off');
  return {};
}

/** For somebody who lost the device: the password alone is enough until they enrol again. */
async function reset(req: PayloadRequest, _own: number, { password, userId }: z.output<typeof colleague>): Promise<object> {
  if (!isAdministratorRequest({ req })) throw new Forbidden(req.t);
  await requireOwnPassword(req, password, 'password');
  await removeSecondFactor(req.payload, userId);
  await endSessions(req.payload, userId, { except: sessionOf(req) });
  req.payload.logger.warn({ event: 'studio.secondFactorReset', userId, by: req.user?.id }, 'a second factor was reset');
  return {};
}

/** One session with `id`, else all but the one that asks. Those of a colleague: administrators only. */
async function end(req: PayloadRequest, own: number, { password, userId = own, id }: z.output<typeof sessionChoice>): Promise<object> {
  if (userId !== own && !isAdministratorRequest({ req })) throw new Forbidden(req.t);
  await requireOwnPassword(req, password, 'password');
  await endSessions(req.payload, userId, id === undefined ? { except: sessionOf(req) } : { only: id });
  req.payload.logger.info({ event: 'studio.sessionsEnded', userId, by: own }, 'sessions were ended');
  return {};
}

import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import { readBounded, TooLargeError } from '@lupa/server/readBounded.ts';
import { isCompressed } from '@lupa/server/requestBody.ts';
import { getPayload, handleEndpoints, type SanitizedConfig, type Payload } from 'payload';
import { featuresOf, type RunRequest } from '../feature.ts';
import { largeRequestMessage, maximumFormBytes, maximumRequestBytes, tooLargeMessage } from '../media/uploadLimits.ts';
import { checkFields } from './checkFields.ts';
import { checkAddress, checkData, checkWrittenLocale, parseJson, RequestFault } from './requestFault.ts';

/** The REST API: Payload's, behind a check of what comes in, so that no request of anybody ends in a 5xx. */
export async function answerApi(config: Promise<SanitizedConfig> | SanitizedConfig, request: Request): Promise<Response> {
  try {
    const readyConfig = await config;
    const admitted = await admitRequest(readyConfig, request);
    if (admitted instanceof Response) return admitted;
    const checked = await readRequest(request, readyConfig);
    const handle = () => handleEndpoints({ config, request: checked });
    const response = await (admitted === null ? handle() : admitted(handle));
    const isFile = !response.headers.get('Content-Type')?.startsWith('application/json');
    if (!isFile && !response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'private, no-store');
    // What a collection has switched off is not there.
    return response.status === 501 ? Response.json({ message: 'Not found' }, { status: 404 }) : response;
  } catch (error) {
    if (error instanceof RequestFault) return Response.json({ errors: [{ message: error.message }] }, { status: error.status });
    const { logger } = await getPayload({ config });
    logger.error({ err: error, event: 'studio.requestFailed' }, 'a request could not be answered');
    return Response.json({ errors: [{ message: 'Algo falló en el estudio. Inténtalo de nuevo.' }] }, { status: 500 });
  }
}

async function admitRequest(config: SanitizedConfig, request: Request): Promise<Response | RunRequest | null> {
  for (const { admitRequest: admit } of featuresOf({ config })) {
    const admitted = admit && (await admit(() => getPayload({ config }), request));
    if (admitted) return admitted;
  }
  return null;
}

async function readRequest(request: Request, config: SanitizedConfig): Promise<Request> {
  const { method, headers, signal } = request;
  const asked = new URL(request.url);
  checkAddress(asked);
  // It is restored in the language that the person works in.
  const url = method === 'POST' && /\/versions\/[^/]+$/.test(asked.pathname) ? asked : withLanguage(asked);
  if (!['POST', 'PATCH', 'PUT'].includes(method)) return new Request(url, { method, headers, signal });
  const { body, type } = await readBody(request);
  if (isQuery(request, type) && body.length > longestQuery) throw new RequestFault(413, 'La consulta es demasiado larga.');
  if (isQuery(request, type)) return new Request(withLanguage(new URL(`?${body.toString()}`, url)), { headers: strip(headers), signal });
  // Read line by line, with the same checks, by whoever answers it.
  if (config.endpoints.some(({ path, custom }) => custom?.['bodyType'] === type && asked.pathname === `/api${path}`))
    return new Request(url, { method, signal, headers: strip(headers), body: new Uint8Array(body) });
  checkWrittenLocale(url.searchParams.get('locale'));
  return new Request(url, {
    method,
    signal,
    ...(await checkBody(body, headers, type, (data, isForm) => checkFields(config, asked.pathname, data, !isForm))),
  });
}

/** Payload leaves the language empty where it may not fall back to another, and then writes to none. @throws RequestFault */
function withLanguage(url: URL): URL {
  checkAddress(url);
  if (!url.searchParams.get('locale')) url.searchParams.set('locale', defaultContentLocale);
  return url;
}

/** Bytes. Payload's reader takes 1,000 parameters of it. */
const longestQuery = 65_536;

async function readBody(request: Request): Promise<{ body: Buffer; type: string }> {
  const type = (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const isForm = type === 'multipart/form-data';
  const most = isForm ? maximumFormBytes : maximumRequestBytes;
  const tooLarge = new RequestFault(413, isForm ? tooLargeMessage : largeRequestMessage);
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge;
  if (isCompressed(request.headers.get('content-encoding') ?? undefined)) throw new RequestFault(415, 'Envía los datos sin comprimir.');
  // One that is cancelled takes its connection with it, before the answer is out.
  const body = await readBounded(request.body && request.body.values({ preventCancel: true }), most).catch((error: unknown) => {
    throw error instanceof TooLargeError ? tooLarge : new RequestFault(400, 'Los datos no llegaron completos.');
  });
  return { body, type };
}

/** Payload's forms send long queries as the body of a POST. */
function isQuery({ headers }: Request, type: string): boolean {
  const isGet = ['x-payload-http-method-override', 'x-http-method-override'].some((name) => headers.get(name) === 'GET');
  return isGet && type === 'application/x-www-form-urlencoded';
}

type CheckDocument = (data: Record<string, unknown>, isForm: boolean) => void;

async function checkBody(
  body: Buffer,
  headers: Headers,
  type: string,
  check: CheckDocument,
): Promise<{ headers: Headers; body: BodyInit }> {
  if (type === 'multipart/form-data') return { headers: strip(headers), body: await readForm(body, headers, check) };
  if (body.length > 0 && type !== 'application/json') throw new RequestFault(415, 'Envía los datos como JSON.');
  const data = body.length === 0 ? {} : parseJson(body.toString());
  checkData(data);
  check(data, false);
  const copy = strip(headers);
  copy.set('content-type', 'application/json');
  return { headers: copy, body: JSON.stringify(data) };
}

/** The form of the admin: its data as JSON in `_payload`, and perhaps a file. */
async function readForm(body: Buffer, headers: Headers, check: CheckDocument): Promise<FormData> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': headers.get('content-type') ?? '' } })
    .formData()
    .catch(() => {
      throw new RequestFault(400, 'Los datos enviados no se pueden leer.');
    });
  const given = form.get('_payload');
  const data = typeof given === 'string' ? parseJson(given) : {};
  checkData(data);
  check(data, true);
  form.set('_payload', JSON.stringify(data));
  for (const [name, value] of form) {
    const isUnsafe = /\u0000/.test(name) || (typeof value === 'string' ? /\u0000/.test(value) : /\u0000/.test(value.name));
    if (isUnsafe || name === '__proto__') throw new RequestFault(400, 'Los datos enviados no se pueden leer.');
  }
  return form;
}

function strip(headers: Headers): Headers {
  const copy = new Headers(headers);
  for (const name of ['x-payload-http-method-override', 'content-type', 'content-length', 'transfer-encoding']) copy.delete(name);
  return copy;
}

export async function answerReadiness({ db }: Payload): Promise<Response> {
  try {
    await db.pool.query('select 1');
    return new Response('ready');
  } catch {
    return new Response('not ready', { status: 503 });
  }
}

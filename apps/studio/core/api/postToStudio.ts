const noConnection = 'No hay conexión con el estudio. Inténtalo otra vez.';

type Asked = { method?: string; body?: object; signal?: AbortSignal | null };

type FieldFault = { path?: string; message: string };

/** What the studio refuses, with what is wrong at which field. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly fields: readonly FieldFault[];
  /** What a login lacks. */
  readonly secondFactor: string | undefined;
  constructor({ message, data }: Fault) {
    super(message);
    this.fields = data?.errors ?? [];
    this.secondFactor = data?.secondFactor;
  }
}

/** Asks `/api/…` from the browser; a body is sent as JSON, unless it is a form. @throws Error whose message is for the person in front of it */
export async function fetchStudio<Answer>(path: string, { method = 'GET', body, signal = null }: Asked = {}): Promise<Answer> {
  const response = await fetch(`/api/${path}`, {
    method,
    signal,
    credentials: 'include',
    ...(body instanceof FormData && { body }),
    ...(body && !(body instanceof FormData) && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => null);
  if (response === null) throw new Error(noConnection);
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  throw new RefusedError(readFault(answer) ?? { message: 'Algo falló en el estudio. Inténtalo de nuevo.' });
}

export const postToStudio = <Answer>(path: string, body: object): Promise<Answer> => fetchStudio(path, { method: 'POST', body });

export type Fault = { message: string; data?: { secondFactor?: string; errors?: FieldFault[] } };

/** What an answer of Payload says is wrong; the message at a field before the one for the whole. */
export function readFault(answer: unknown): Fault | null {
  const fault = (answer as { errors?: Fault[] } | null)?.errors?.[0];
  if (!fault) return null;
  return { ...fault, message: fault.data?.errors?.[0]?.message ?? fault.message };
}

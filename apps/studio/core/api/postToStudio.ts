const noConnection = 'No hay conexión con el estudio. Inténtalo otra vez.';

/** `POST /api/…` from the browser. @throws Error whose message is for the person in front of it */
export async function postToStudio<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(`/api/${path}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (response === null) throw new Error(noConnection);
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  throw new Error(readFault(answer)?.message ?? 'Algo falló en el estudio. Inténtalo de nuevo.');
}

export type Fault = { message: string; data?: { secondFactor?: string; errors?: { message: string }[] } };

/** What an answer of Payload says is wrong; the message at a field before the one for the whole. */
export function readFault(answer: unknown): Fault | null {
  const fault = (answer as { errors?: Fault[] } | null)?.errors?.[0];
  if (!fault) return null;
  return { ...fault, message: fault.data?.errors?.[0]?.message ?? fault.message };
}

/** The same for whoever reads it; an answer that is not there means that there is no connection. */
export const explainFault = (answer: unknown): string => readFault(answer)?.message ?? noConnection;

import { explainFault } from '../accounts/callAccount.ts';

/** `POST /api/conversions/…` from the browser. @throws Error whose message is for the person in front of it */
export async function callConversions<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(`/api/conversions/${path}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  const answer: unknown = (await response?.json().catch(() => null)) ?? null;
  if (response?.ok) return answer as Answer;
  throw new Error(explainFault(answer));
}

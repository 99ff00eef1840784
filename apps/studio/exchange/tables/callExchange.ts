import { explainFault } from '../../core/api/postToStudio.ts';
import type { ImportAnswer } from './describeImport.ts';
import { importsApi } from './kinds.ts';

export async function callExchange(path: string, init: RequestInit = {}): Promise<ImportAnswer> {
  const response = await fetch(`${importsApi}${path}`, { credentials: 'include', ...init }).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  if (response?.ok) return answer as ImportAnswer;
  throw new Error(explainFault(answer));
}

export const postJson = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

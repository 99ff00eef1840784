import { postToStudio } from '../../core/api/postToStudio.ts';

export const securityPath = '/admin/seguridad';
export const forgotPasswordPath = '/admin/olvide-mi-clave';
/** A link has its secret behind `#`: browsers send that part to nobody, so it stands in no log. */
export const newPasswordPath = '/admin/clave-nueva';

/** `POST /api/account/…` from the browser. @throws Error whose message is for the person in front of it */
export const callAccount = <Answer>(path: string, body: object): Promise<Answer> => postToStudio(`account/${path}`, body);

/** `POST /api/users/…` for whoever is not logged in yet. The answer is null when there was none. */
export async function postToUsers(
  path: 'login' | 'forgot-password' | 'reset-password',
  data: object,
): Promise<[isDone: boolean, answer: unknown]> {
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', credentials: 'include', headers, body: JSON.stringify(data) } as const;
  const response = await fetch(`/api/users/${path}`, init).catch(() => null);
  return response === null ? [false, null] : [response.ok, await response.json().catch(() => null)];
}

import { postToStudio } from '../../core/api/postToStudio.ts';

export const securityPath = '/admin/seguridad';
export const forgotPasswordPath = '/admin/olvide-mi-clave';
/** A link has its secret behind `#`: browsers send that part to nobody, so it stands in no log. */
export const newPasswordPath = '/admin/clave-nueva';

/** `POST /api/account/…` from the browser. @throws Error whose message is for the person in front of it */
export const callAccount = <Answer>(path: string, body: object): Promise<Answer> => postToStudio(`account/${path}`, body);

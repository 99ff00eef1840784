export const securityPath = '/admin/seguridad';
export const forgotPasswordPath = '/admin/olvide-mi-clave';
/** A link has its secret behind `#`: browsers send that part to nobody, so it stands in no log. */
export const newPasswordPath = '/admin/clave-nueva';

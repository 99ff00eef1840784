export const registerPath = '/admin/registro-de-datos';

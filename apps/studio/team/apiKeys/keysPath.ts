/** Where administrators make and revoke keys. */
export const keysPath = '/admin/claves';

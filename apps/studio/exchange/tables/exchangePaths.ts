/** Views of the admin. */
export const importsPath = '/admin/importar';
export const importPath = (id: number): string => `${importsPath}/${id}`;

/** Endpoints. */
export const importsApi = '/api/exchange/imports';
export const exportApi = (kind: string, format: 'csv' | 'json'): string => `/api/exchange/${kind}.${format}`;

export const statementsPath = '/admin/liquidaciones';
export const statementPath = (id: string): string => `${statementsPath}/${id}`;
export const differencesFile = (id: string): string => `/api/statements/differences.csv?id=${id}`;

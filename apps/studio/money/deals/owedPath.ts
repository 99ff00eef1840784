export const owedPath = '/admin/cobros';

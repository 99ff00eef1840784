/** Below `/api`. */
export const contentImportPath = '/content-import';
export const linesType = 'application/x-ndjson';

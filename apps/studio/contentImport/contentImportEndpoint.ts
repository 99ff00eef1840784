export const contentImportEndpoint = { path: '/content-import', method: 'post', handler: () => Response.json({}) };

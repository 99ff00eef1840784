import { generateTypes } from 'payload/node';

// The types depend on the collections alone; the configuration asks for a database all the same, and does not open it.
process.env['DATABASE_URL'] ??= 'postgres://localhost/none';
process.env['PAYLOAD_SECRET'] ??= 'types do not depend on this secret';

const { default: config } = await import('../payload.config.ts');
await generateTypes(await config);

import { z } from 'zod';
import { databaseUrl } from '../fields.ts';
import { variable } from '../variable.ts';

const ofPart = (owner: string, role: string) =>
  variable({
    schema: databaseUrl.optional(),
    parts: ['runner'],
    about: `The database as the role of ${owner}. Unset: DATABASE_URL. The embedded Postgres has such roles by itself.`,
    example: `postgres://${role}:password@db.internal:5432/lupa`,
    isSecret: true,
  });

export const storageVariables = {
  DATABASE_URL: variable({
    schema: databaseUrl,
    in: { runner: databaseUrl.optional() },
    parts: ['studio', 'content', 'arcade', 'partners', 'clickout', 'jackpots', 'purger', 'freeplay', 'runner'],
    about:
      'Your Postgres (16 or newer), in a database of its own. Unset for `npm start`: an embedded Postgres 18 under DATA_DIR/postgres. Its owner migrates and seeds; give the parts roles of their own (`create role lupa_services login password …` and so on): every start gives them their rights, and none of them may change a schema.',
    example: 'postgres://lupa:password@db.internal:5432/lupa',
    isSecret: true,
  }),
  LISTEN_URL: variable({
    schema: databaseUrl.optional(),
    parts: ['studio', 'content', 'arcade', 'clickout', 'jackpots', 'partners', 'purger', 'freeplay', 'runner'],
    about:
      'The same database past a pooler, where DATABASE_URL leads through one that hands connections on after each transaction, such as PgBouncer: for what listens, and for locks that outlive a transaction. Unset: DATABASE_URL.',
    example: 'postgres://lupa:password@db.internal:5432/lupa',
    isSecret: true,
  }),
  SERVICES_DATABASE_URL: ofPart('the services', 'lupa_services'),
  CLICKOUT_DATABASE_URL: ofPart('the click-out host', 'lupa_clickout'),
  STUDIO_DATABASE_URL: ofPart('the studio', 'lupa_studio'),
  DATA_DIR: variable({
    schema: z.string().default('data').describe('a folder that may be written to'),
    parts: ['site', 'studio', 'clickout', 'images', 'runner'],
    about: 'Embedded database, media, artwork, caches, click spool, logs and secrets. Relative to the checkout.',
  }),
};

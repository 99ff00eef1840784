import { z } from 'zod';
import { choice, databaseUrl, optionalUrl } from '../fields.ts';
import { variable } from '../variable.ts';

const ofPart = (owner: string, role: string) =>
  variable({
    schema: databaseUrl.optional(),
    parts: ['runner'],
    about: `The database as the role of ${owner}. Unset: DATABASE_URL. The embedded Postgres has such roles by itself.`,
    example: `postgres://${role}:password@db.internal:5432/lupa`,
    isSecret: true,
  });

const inBucket = ['studio', 'images', 'runner'] as const;

export const storageVariables = {
  DATABASE_URL: variable({
    schema: databaseUrl,
    in: { runner: databaseUrl.optional() },
    parts: ['studio', 'content', 'arcade', 'partners', 'clickout', 'jackpots', 'purger', 'freeplay', 'runner'],
    about:
      'Your Postgres (16 or newer), in a database of its own. Several hosts by commas (…@one:5432,two:5432/lupa): the one that can be written to. Unset for `npm start`: an embedded Postgres 18 under DATA_DIR/postgres. Its owner migrates and seeds; give the parts roles of their own (`create role lupa_services login password …` and so on): every start gives them their rights, and none of them may change a schema.',
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
  DATABASE_READ_URL: variable({
    schema: databaseUrl.optional(),
    parts: ['content', 'partners', 'runner'],
    about:
      'A read replica (a standby that streams) of the same database, for what is published: the content and partner services read it as soon as it has the newest change that the site has heard, and the primary otherwise. One host. Unset: everything is read from DATABASE_URL.',
    example: 'postgres://lupa_services:password@replica.internal:5432/lupa',
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
  S3_BUCKET: variable({
    schema: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .describe('the name of a bucket, such as lupa-media')
      .optional(),
    parts: inBucket,
    about:
      'A bucket of an S3 server for media (media/…) and artwork (artwork/…), with S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY. Unset: DATA_DIR/media and DATA_DIR/artwork.',
    example: 'lupa-media',
  }),
  S3_ENDPOINT: variable({
    schema: optionalUrl,
    parts: inBucket,
    about:
      'An S3 server other than AWS. It may be at an internal address, such as http://minio:9000 or http://127.0.0.1:9000: setting it is the permission for that one.',
    example: 'http://minio:9000',
  }),
  S3_REGION: variable({
    schema: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .default('us-east-1')
      .describe('a region such as sa-east-1'),
    parts: inBucket,
    about: 'Its region; what servers other than AWS are told, they mostly ignore.',
  }),
  S3_ACCESS_KEY_ID: variable({
    schema: z.string().min(3).describe('the id of an access key').optional(),
    parts: inBucket,
    about: 'An access key that may read, write, delete and list there.',
    isSecret: true,
  }),
  S3_SECRET_ACCESS_KEY: variable({
    schema: z.string().min(3).describe('the secret of an access key').optional(),
    parts: inBucket,
    about: 'Its secret.',
    isSecret: true,
  }),
  S3_FORCE_PATH_STYLE: variable({
    schema: choice(['on', 'off']).optional(),
    parts: inBucket,
    about: 'on: the bucket is in the path of addresses; off: in the host name. Unset: on with S3_ENDPOINT, off for AWS.',
    example: 'on',
  }),
};

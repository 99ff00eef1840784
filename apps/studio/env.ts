import { isAbsolute, join, resolve } from 'node:path';
import { envFields, parseEnv, parseEnvOrExit } from '@lupa/server/parseEnv.ts';
import { z } from 'zod';
import { isSender, readMailSettings, type MailSettings } from './mail/mailSettings.ts';

/** What the studio needs to know from outside. Paths are absolute. */
export type StudioEnv = {
  databaseUrl: string;
  secret: string;
  /** Shared with the site, which shows previews. */
  previewSecret: string;
  studioUrl: string;
  /** The public site, without a trailing slash. */
  siteUrl: string;
  mediaDirectory: string;
  logLevel: string;
  /** Proxies of one's own in front of the studio. */
  trustedProxies: number;
  /** Null: no mail leaves the studio. */
  mail: MailSettings | null;
};

// `next build` loads the configuration without a database; nothing of this ends up in what it builds.
const isBuilding = process.env['NEXT_PHASE'] === 'phase-production-build';
const noSecret = 'not a secret, only there while building';
const buildValues = { DATABASE_URL: 'postgres://build@localhost/build', PAYLOAD_SECRET: noSecret, PREVIEW_SECRET: noSecret };

const fields = {
  DATABASE_URL: envFields.databaseUrl(),
  PAYLOAD_SECRET: envFields.secret(),
  PREVIEW_SECRET: envFields.secret(),
  STUDIO_URL: envFields.url('http://localhost:3001'),
  SITE_URL: envFields.url('http://localhost:3000'),
  DATA_DIR: z.string().default('data').describe('a folder that may be written to'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0).describe('how many proxies of yours stand in front, from 0 to 10'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .describe('a mail server such as smtp://user:password@mail.example.com:587 or smtps://…')
    .optional(),
  MAIL_FROM: z.string().refine(isSender).describe('whom mails are from, such as Lupa <studio@example.com>').optional(),
  LOG_LEVEL: envFields.logLevel(),
};

function readEnv(): StudioEnv {
  const values = isBuilding ? parseEnv(fields, { ...buildValues, ...process.env }) : parseEnvOrExit(fields);
  const needsSender = values.SMTP_URL !== undefined && !isBuilding;
  const { MAIL_FROM } = needsSender ? parseEnvOrExit({ MAIL_FROM: fields.MAIL_FROM.unwrap() }) : values;
  return {
    databaseUrl: values.DATABASE_URL,
    secret: values.PAYLOAD_SECRET,
    previewSecret: values.PREVIEW_SECRET,
    studioUrl: values.STUDIO_URL,
    siteUrl: values.SITE_URL,
    mediaDirectory: join(fromRepositoryRoot(values.DATA_DIR), 'media'),
    logLevel: values.LOG_LEVEL,
    trustedProxies: values.TRUST_PROXY,
    mail: readMailSettings(values.SMTP_URL, MAIL_FROM),
  };
}

/** npm runs the studio's scripts in `apps/studio`; `import.meta.dirname` is undefined in what Next builds. */
function fromRepositoryRoot(path: string): string {
  return isAbsolute(path) ? path : resolve(process.cwd().replace(/[\\/]apps[\\/]studio$/, ''), path);
}

export const env = readEnv();

import { isAbsolute, join, resolve } from 'node:path';
import { EnvError } from '@lupa/configuration/parseEnv.ts';
import { readBucketSettings, orExit, readConfigurationOrExit } from '@lupa/configuration/readConfiguration.ts';
import type { BucketSettings } from '@lupa/server/bucket.ts';
import { readMailSettings, type MailSettings } from './mail/mailSettings.ts';

/** What the studio needs to know from outside. Paths are absolute. */
export type StudioEnv = {
  databaseUrl: string;
  /** Past a pooler, where there is one between; else the same. */
  sessionUrl: string;
  secret: string;
  /** Shared with the site, which shows previews. */
  previewSecret: string;
  studioUrl: string;
  /** The public site, without a trailing slash. */
  siteUrl: string;
  /** The public click-out host, which partners' programmes call. */
  clickoutUrl: string;
  mediaDirectory: string;
  /** Where the files of the library are instead. */
  bucket: BucketSettings | null;
  logLevel: string;
  /** Proxies of one's own in front of the studio. */
  trustedProxies: number;
  /** Days for which what visitors reported is kept. */
  errorReportDays: number;
  /** Days for which the services keep raw clicks, and choices about consent. */
  clickDays: number;
  consentDays: number;
  /** Through which the links of offers are opened; null: from here. */
  linkProxy: string | null;
  /** Null: no mail leaves the studio. */
  mail: MailSettings | null;
};

// `next build` loads the configuration without a database; nothing of this ends up in what it builds.
const isBuilding = process.env['NEXT_PHASE'] === 'phase-production-build';
const noSecret = 'not a secret, only there while building';
const buildValues = { DATABASE_URL: 'postgres://build@localhost/build', PAYLOAD_SECRET: noSecret, PREVIEW_SECRET: noSecret };

function readEnv(): StudioEnv {
  const values = readConfigurationOrExit('studio', isBuilding ? { ...buildValues, ...process.env } : process.env);
  if (values.SMTP_URL !== undefined && values.MAIL_FROM === undefined && !isBuilding)
    orExit(() => {
      throw new EnvError('MAIL_FROM is not set; with SMTP_URL it should be whom mails are from, such as Lupa <studio@example.com>.');
    });
  return {
    databaseUrl: values.DATABASE_URL,
    sessionUrl: values.LISTEN_URL ?? values.DATABASE_URL,
    secret: values.PAYLOAD_SECRET,
    previewSecret: values.PREVIEW_SECRET,
    studioUrl: values.STUDIO_URL,
    siteUrl: values.SITE_URL,
    clickoutUrl: values.CLICKOUT_URL,
    mediaDirectory: join(fromRepositoryRoot(values.DATA_DIR), 'media'),
    bucket: isBuilding ? null : orExit(() => readBucketSettings(values)),
    logLevel: values.LOG_LEVEL,
    trustedProxies: values.TRUST_PROXY,
    errorReportDays: values.ERROR_REPORT_RETENTION_DAYS,
    clickDays: values.CLICK_RETENTION_DAYS,
    consentDays: values.CONSENT_RETENTION_DAYS,
    linkProxy: values.LINK_CHECK_PROXY ?? null,
    mail: readMailSettings(values.SMTP_URL, values.MAIL_FROM),
  };
}

/** npm runs the studio's scripts in `apps/studio`; `import.meta.dirname` is undefined in what Next builds. */
function fromRepositoryRoot(path: string): string {
  return isAbsolute(path) ? path : resolve(process.cwd().replace(/[\\/]apps[\\/]studio$/, ''), path);
}

export const env = readEnv();

import { isAbsolute, join, resolve } from 'node:path';
import { EnvError } from '@lupa/configuration/parseEnv.ts';
import { readBucketSettings, orExit, readConfigurationOrExit } from '@lupa/configuration/readConfiguration.ts';
import { readMailSettings } from './mail/mailSettings.ts';

/** What the studio needs to know from outside. Paths are absolute. */
export type StudioEnv = ReturnType<typeof readEnv>;

// `next build` loads the configuration without a database; nothing of this ends up in what it builds.
const isBuilding = process.env['NEXT_PHASE'] === 'phase-production-build';
const noSecret = 'not a secret, only there while building';
const buildValues = { DATABASE_URL: 'postgres://build@localhost/build', PAYLOAD_SECRET: noSecret, PREVIEW_SECRET: noSecret };

function readEnv() {
  const values = readConfigurationOrExit('studio', isBuilding ? { ...buildValues, ...process.env } : process.env);
  if (values.SMTP_URL !== undefined && values.MAIL_FROM === undefined && !isBuilding)
    orExit(() => {
      throw new EnvError('MAIL_FROM is not set; with SMTP_URL it should be whom mails are from, such as Lupa <studio@example.com>.');
    });
  return {
    databaseUrl: values.DATABASE_URL,
    // Past a pooler, where there is one between.
    sessionUrl: values.LISTEN_URL ?? values.DATABASE_URL,
    secret: values.PAYLOAD_SECRET,
    previewSecret: values.PREVIEW_SECRET,
    studioUrl: values.STUDIO_URL,
    siteUrl: values.SITE_URL,
    clickoutUrl: values.CLICKOUT_URL,
    arcadeUrl: values.ARCADE_URL,
    imagesUrl: values.IMAGES_URL,
    arcadeImagesUrl: values.ARCADE_IMAGES_URL,
    mediaDirectory: join(fromRepositoryRoot(values.DATA_DIR), 'media'),
    bucket: isBuilding ? null : orExit(() => readBucketSettings(values)),
    logLevel: values.LOG_LEVEL,
    trustedProxies: values.TRUST_PROXY,
    errorReportDays: values.ERROR_REPORT_RETENTION_DAYS,
    clickDays: values.CLICK_RETENTION_DAYS,
    consentDays: values.CONSENT_RETENTION_DAYS,
    // Null: links of offers are opened from here.
    linkProxy: values.LINK_CHECK_PROXY ?? null,
    // Null: no mail leaves the studio.
    mail: readMailSettings(values.SMTP_URL, values.MAIL_FROM),
  };
}

/** npm runs the studio's scripts in `apps/studio`; `import.meta.dirname` is undefined in what Next builds. */
function fromRepositoryRoot(path: string): string {
  return isAbsolute(path) ? path : resolve(process.cwd().replace(/[\\/]apps[\\/]studio$/, ''), path);
}

export const env = readEnv();

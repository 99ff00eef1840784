export const securityTextPath = '/.well-known/security.txt';

export type SecurityTextOptions = { siteUrl: string; contact: string | undefined; now: Date };

const validDays = 180;

/** Whom to tell of a fault of security (RFC 9116). Valid for half a year from the day it is asked for. */
export function buildSecurityText({ siteUrl, contact, now }: SecurityTextOptions): string {
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  return [
    `Contact: ${contact ?? `mailto:security@${new URL(siteUrl).hostname}`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: es, en',
    `Canonical: ${siteUrl}${securityTextPath}`,
    '',
  ].join('\n');
}

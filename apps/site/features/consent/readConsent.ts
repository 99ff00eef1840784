import { consentLifetime, consentKey, consentVersion, type ConsentChoice, type ConsentRecord } from '@lupa/contracts/consent.ts';

/** What the visitor has chosen about the present purposes within a year; null: nothing, or storage is blocked. */
export function readConsent(): ConsentChoice | null {
  try {
    const { version, choice, at }: ConsentRecord = JSON.parse(localStorage[consentKey]);
    return version === consentVersion && Date.now() - Date.parse(at) < consentLifetime ? choice : null;
  } catch {
    return null;
  }
}

export function isRejectedByBrowser(): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';
}

declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    readonly globalPrivacyControl?: boolean;
  }
}

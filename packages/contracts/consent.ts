export type ConsentChoice = 'accepted' | 'rejected';

export type ConsentRecord = {
  /** The purposes that the visitor was asked about: `consentVersion` of that day. */
  version: number;
  choice: ConsentChoice;
  /** When, ISO 8601. */
  at: string;
  /** Random, new with each choice: names its entry in the operator's consent log, and nothing else. */
  id: string;
};

export const consentKey = 'lupaConsent';

/** Raised when something optional is added or changes its purpose: everybody is asked again. */
export const consentVersion = 1;

/** Milliseconds after which a choice is asked for again: a year. */
export const consentLifetime = 365 * 24 * 3600_000;

/** `POST {site}/api/consent` with what `consentSentSchema` reads: 204. */
export const consentPath = '/api/consent';

export const consentBoxId = 'consent';

export const consentRecordExample: ConsentRecord = {
  version: consentVersion,
  choice: 'rejected',
  at: '2026-11-02T12:00:00.000Z',
  id: '7d0f3c52-9c1e-4f5b-8a55-0c6c1d1f2e9b',
};

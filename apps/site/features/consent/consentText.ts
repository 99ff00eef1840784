import { createHash } from 'node:crypto';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';

/** What a visitor reads before choosing, as one text, and the hash that names it in the consent log. */
export function formatConsentText(microcopy: Microcopy): { hash: string; wording: string } {
  const { consent_title, consent_text, consent_privacy, consent_privacy_path, consent_reject, consent_accept } = microcopy;
  const wording = [consent_title, consent_text, `${consent_privacy} (${consent_privacy_path})`, consent_reject, consent_accept].join('\n');
  return { hash: createHash('sha256').update(wording).digest('hex').slice(0, 16), wording };
}

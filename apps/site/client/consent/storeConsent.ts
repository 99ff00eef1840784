import { consentKey, consentPath, consentVersion, type ConsentChoice, type ConsentRecord } from '@lupa/contracts/consent.ts';

/** Keeps a choice for this browser, as far as storage allows. */
export function storeConsent(choice: ConsentChoice): ConsentRecord {
  const record: ConsentRecord = { version: consentVersion, choice, at: new Date().toISOString(), id: createId() };
  try {
    localStorage[consentKey] = JSON.stringify(record);
  } catch {
    // Blocked or full: it is asked again on the next page.
  }
  return record;
}

/** Tells the operator's consent log, with the text that was read. The choice holds whether or not it arrives. */
export function recordConsent(record: ConsentRecord, { text, locale }: DOMStringMap): void {
  const headers = { 'Content-Type': 'application/json' };
  fetch(consentPath, { method: 'POST', keepalive: true, headers, body: JSON.stringify({ ...record, text, locale }) }).catch(() => {});
}

// `crypto.randomUUID` is there on secure origins only.
function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

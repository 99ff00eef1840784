import { consentBoxId, consentKey } from '@lupa/contracts/consent.ts';
import { reloadForMissingChunk } from '@lupa/islands/chunkGuard.ts';
import { isRejectedByBrowser, readConsent } from './readConsent.ts';

/** Fetches what asks for consent and what runs on it, where there is something to do: on arrival, or when another tab or the footer says so. */
export function startConsent(): void {
  const box = document.getElementById(consentBoxId);
  if (!box) return;
  // Held back by a blocker, or a network that is gone: nothing is asked, and nothing optional runs.
  const manage = (onMissing = () => {}, opener?: HTMLElement) =>
    void import('./manageConsent.ts').then((module) => module.manageConsent(box, opener), onMissing);
  const opener = document.querySelector<HTMLElement>(`[aria-controls=${consentBoxId}]`);
  opener?.addEventListener('click', () => manage(() => reloadForMissingChunk(), opener));
  // Without a key all of the storage has been cleared.
  addEventListener('storage', ({ key }) => [null, consentKey].includes(key) && manage());
  addEventListener('pageshow', ({ persisted }) => {
    const choice = readConsent();
    if (persisted || choice === 'accepted' || (!choice && !isRejectedByBrowser())) manage();
  });
}

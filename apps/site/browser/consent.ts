import { consentBoxId, consentKey } from '@lupa/contracts/consent.ts';
import { reloadForMissingChunk } from '@lupa/islands/chunkGuard.ts';
import { isRejectedByBrowser, readConsent } from './consent/readConsent.ts';

/** Fetches what asks for consent and what runs on it, where there is something to do: on arrival, or when another tab or the footer says so. */
export function startConsent(): void {
  const box = document.getElementById(consentBoxId);
  if (!box) return;
  const manage = (onMissing: () => void, opener?: HTMLElement) =>
    void import('./consent/manageConsent.ts').then((module) => module.manageConsent(box, opener), onMissing);
  const opener = document.querySelector<HTMLElement>(`[aria-controls=${consentBoxId}]`);
  opener?.addEventListener('click', () => manage(() => reloadForMissingChunk(), opener));
  // Without a key all of the storage has been cleared.
  addEventListener('storage', ({ key }) => (key ?? consentKey) === consentKey && manage(heldBack));
  addEventListener('pageshow', ({ persisted }) => {
    const choice = readConsent();
    if (persisted || choice === 'accepted' || (!choice && !isRejectedByBrowser())) manage(heldBack);
  });
}

/** By a blocker, or a network that is gone: nothing is asked, and nothing optional runs. */
function heldBack(): void {}

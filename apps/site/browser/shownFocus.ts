import { consentBoxId } from '@lupa/contracts/consent.ts';

/**
 * Says on the root element while the keyboard's focus is shown in the page, after the consent box: what is fixed moves aside for it. Not a style: `:has(:focus-visible)`
 * would have browsers look at the whole page with each tap (docs/decisions/096-what-is-not-near-stays-put-off.md).
 */
export function startShownFocus(): void {
  const root = document.documentElement;
  const box = document.getElementById(consentBoxId);
  const read = () => {
    const { activeElement } = document;
    const isAfter = !box || (activeElement && box.compareDocumentPosition(activeElement) === Node.DOCUMENT_POSITION_FOLLOWING);
    root.toggleAttribute('data-focus-elsewhere', Boolean(isAfter && activeElement?.matches(':focus-visible')));
  };
  addEventListener('focusin', read);
  addEventListener('focusout', () => root.removeAttribute('data-focus-elsewhere'));
  read();
}

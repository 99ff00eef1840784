import { calmKey } from './calmMode.ts';

/**
 * Says on the root element that calm mode is on (`data-calm-mode`), before anything is painted, and follows what is chosen from then on: told by
 * another tab, or in the same way by the dialog of this page (calmControls.ts). What counts is `parseCalm` in calmMode.ts; a test holds the two
 * together. A part of page/headScript.ts.
 */
export const calmScript = `{
const calmKey = ${JSON.stringify(calmKey)};
const root = document.documentElement;
const show = (kept) => {
  let until = null;
  try {
    until = JSON.parse(kept).until;
  } catch {}
  const isPast = typeof until === 'number' && until <= Date.now();
  if (!kept || isPast) root.removeAttribute('data-calm-mode');
  else root.dataset.calmMode = until === 'always' ? until : typeof until === 'number' ? 'held' : 'open';
};
const showStored = () => {
  try {
    show(localStorage[calmKey]);
  } catch {}
};
showStored();
addEventListener('storage', ({ key, newValue }) => (key ?? calmKey) === calmKey && show(newValue));
addEventListener('pageshow', ({ persisted }) => persisted && showStored());
}`;

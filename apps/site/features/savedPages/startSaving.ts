import { explainFailure, savedCacheNames, askWorker } from '../../browser/serviceWorker/savedPages.ts';
import { pageKeyOf } from '../../browser/serviceWorker/storedPages.ts';
import { savePictures } from './savePictures.ts';

/** Milliseconds for which it is said what became of it, unless somebody is at its link. */
const saidFor = 8000;

type State = 'none' | 'saving' | 'saved';

export async function startSaving(control: HTMLElement): Promise<void> {
  const button = control.querySelector('button');
  const key = pageKeyOf(location.href)?.key;
  if (!button || key === undefined) return;
  const pages = await caches.open(savedCacheNames.pages).catch(() => undefined);
  // Storage is blocked.
  if (!pages) return;
  show(control, (await pages.match(key)) ? 'saved' : 'none');
  button.addEventListener('click', () => {
    const state = control.dataset['state'];
    if (state === 'none') void save(control);
    if (state === 'saved') void remove(control, key);
  });
}

async function save(control: HTMLElement): Promise<void> {
  show(control, 'saving');
  say(control, control.dataset['saving'] ?? '');
  try {
    const { keys, bytes } = await savePictures();
    const answer = await askWorker({ ask: 'save', pictures: keys, pictureBytes: bytes });
    finish(control, answer);
  } catch (error) {
    finish(control, explainFailure(error));
  }
}

function finish(control: HTMLElement, answer: 'done' | 'full' | 'failed'): void {
  show(control, answer === 'done' ? 'saved' : 'none');
  const { saved = '', full = '', failed = '' } = control.dataset;
  say(control, { done: saved, full, failed }[answer], answer !== 'failed');
}

async function remove(control: HTMLElement, key: string): Promise<void> {
  const answer = await askWorker({ ask: 'remove', key });
  if (answer === 'done') show(control, 'none');
  say(control, answer === 'done' ? '' : (control.dataset['failed'] ?? ''));
}

function show(control: HTMLElement, state: State): void {
  const button = control.querySelector('button');
  const text = button?.querySelector('span');
  const { save = '', saving = '', remove: taken = '' } = control.dataset;
  control.dataset['state'] = state;
  if (text) text.textContent = { none: save, saving, saved: taken }[state];
  button?.setAttribute('aria-busy', String(state === 'saving'));
}

let silence: ReturnType<typeof setTimeout> | undefined;

function say(control: HTMLElement, text: string, hasLink = false): void {
  const status = control.querySelector('[role=status]');
  const link = status?.querySelector('a');
  if (status?.firstElementChild) status.firstElementChild.textContent = text;
  if (link) link.hidden = !hasLink;
  clearTimeout(silence);
  if (text !== '') silence = setTimeout(() => status?.contains(document.activeElement) || say(control, ''), saidFor);
}

import type { FindingTarget } from './finding.ts';

// A tab, and what is in a row that was opened, are drawn with the next frames.
const mostFrames = 60;

export function showField(target: Extract<FindingTarget, { kind: 'field' | 'block' | 'suggestions' }>): void {
  if (target.kind === 'suggestions') void showFirst(['seo-suggestions'], []);
  else if (target.kind === 'block') showBlock(target.block - 1);
  else void showPath(target.field.replaceAll('__', '.'));
}

/** Shows and opens a block of a page, from 0, whatever tab is open. */
export function showBlock(index: number): void {
  const row = `content-row-${index}`;
  void showFirst([row], [row]);
}

/** Shows and focuses the field at a path of the form, such as `content.3.items.0.title`: its tab and the rows around it are opened first. */
export function showPath(path: string): Promise<void> {
  const steps = path.split('.');
  const rows = steps.flatMap((step, index) => (/^\d+$/.test(step) ? [`${steps.slice(0, index).join('-')}-row-${step}`] : []));
  const ofSearch = path === 'title' || path === 'description' ? [`seo-${path}`] : [];
  return showFirst([...ofSearch, `field-${steps.join('__')}`], rows);
}

/** Shows and focuses the first field that is refused in a form, unless something else has led there. */
export async function showRefused(form: Element): Promise<void> {
  for (let frames = mostFrames; frames > 0; frames -= 1) {
    const refused = form.querySelector('.field-error')?.closest<HTMLElement>('.field-type');
    if (refused && document.activeElement?.closest('.doc-controls__meta') === null) return show(refused);
    await new Promise(requestAnimationFrame);
  }
}

async function showFirst(ids: readonly string[], rows: readonly string[]): Promise<void> {
  const outermost = rows.slice(0, 1);
  await openTabOf(outermost.length > 0 ? outermost : ids);
  for (const row of rows) {
    const element = await appear([row]);
    element?.scrollIntoView({ block: 'start' });
    const toggle = element?.querySelector<HTMLButtonElement>('.collapsible__toggle');
    if (toggle?.classList.contains('collapsible__toggle--collapsed')) toggle.click();
  }
  show((await appear(ids)) ?? document.getElementById(rows.at(-1) ?? ''));
}

async function openTabOf(ids: readonly string[]): Promise<void> {
  const tabs = [...document.querySelectorAll<HTMLButtonElement>('.tabs-field__tab-button')];
  const isHere = () => ids.some((id) => document.getElementById(id) !== null);
  for (const tab of tabs) {
    if (isHere()) return;
    tab.click();
    await appear(ids, mostFrames / 4);
  }
}

function appear(ids: readonly string[], frames = mostFrames): Promise<HTMLElement | null> {
  const found = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
  if (found || frames === 0) return Promise.resolve(found ?? null);
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve(appear(ids, frames - 1)));
  });
}

function show(element: HTMLElement | null): void {
  if (element === null) return;
  for (const group of document.querySelectorAll('.collapsible-field > .collapsible--collapsed'))
    if (group.contains(element)) group.querySelector<HTMLButtonElement>('.collapsible__toggle')?.click();
  const focusable = 'input, textarea, button, a, [contenteditable="true"]';
  const inner = element.matches(`${focusable}, h2`) ? element : element.querySelector<HTMLElement>(focusable);
  element.scrollIntoView({ block: 'center' });
  inner?.focus({ preventScroll: true });
}

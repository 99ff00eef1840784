import type { FindingTarget } from './finding.ts';

const contentTab = 'Contenido';
// A tab is drawn with the next frames.
const mostFrames = 60;

export function showField(target: Extract<FindingTarget, { kind: 'field' | 'block' | 'suggestions' }>): void {
  const ids = idsOf(target);
  if (ids.some(show)) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>('.tabs-field__tab-button'))
    if (button.textContent?.trim().startsWith(contentTab)) button.click();
  waitFor(ids, mostFrames);
}

function waitFor(ids: readonly string[], frames: number): void {
  if (ids.some(show) || frames === 0) return;
  requestAnimationFrame(() => waitFor(ids, frames - 1));
}

function idsOf(target: Parameters<typeof showField>[0]): string[] {
  if (target.kind === 'suggestions') return ['seo-suggestions'];
  if (target.kind === 'block') return [`content-row-${target.block - 1}`];
  const { field } = target;
  return field === 'title' || field === 'description' ? [`seo-${field}`, `field-${field}`] : [`field-${field}`];
}

function show(id: string): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  const inner = element.matches('input, textarea, h2') ? element : element.querySelector<HTMLElement>('input, textarea, button, a');
  element.scrollIntoView({ block: 'center' });
  inner?.focus({ preventScroll: true });
  return true;
}

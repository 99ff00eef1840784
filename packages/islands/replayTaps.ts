import type { RecordedTaps, RecordedValue, Tap } from './recordedTaps.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Lets the handlers below a hydrated container hear what was kept, once: changed fields first, then the tap. What the browser itself
 * did at the time (follow a link, open a dialog or a `<details>`, send a form) is not done again.
 */
export function replayTaps(taps: RecordedTaps, container: Element): void {
  const values = [...taps.values];
  const { tap } = taps;
  taps.clear();
  for (const [path, value] of values) {
    const field = elementAt(path, container);
    if (isField(field)) replayValue(field, value);
  }
  const target = tap && elementAt(tap.path, container);
  if (target) replayTap(target, tap.event, container);
}

// React listens on the container, too, and listeners of one element run in the order they were added: handlers come first, and a
// handler that stops the event does not stop this one.
function replayTap(target: Element, event: Tap, container: Element) {
  const preventDefault = (replayed: Event) => replayed.preventDefault();
  container.addEventListener(event.type, preventDefault);
  target.dispatchEvent(event instanceof KeyboardEvent ? new KeyboardEvent(event.type, event) : new MouseEvent(event.type, event));
  container.removeEventListener(event.type, preventDefault);
}

// React tells `onChange` only of a value that differs from the one it last saw. It sees what is set on the element, but not what the
// prototype's setter sets. So: away from the value under its eyes, then back to it unseen.
function replayValue(field: Field, value: RecordedValue) {
  if (typeof value === 'boolean') {
    if (!('checked' in field)) return;
    field.checked = !value;
    field.click();
    return;
  }
  field.value = value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function isField(element: Element | undefined): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
}

function elementAt(path: string, container: Element): Element | undefined {
  return path === '' ? container : path.split(',').reduce<Element | undefined>((node, step) => node?.children[Number(step)], container);
}

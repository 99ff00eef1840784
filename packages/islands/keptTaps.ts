type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What a person did with an island before it hydrated: the value of each field they changed, and their last tap (a click, Enter or
 * Space). Replayed once, in this order, so that handlers hear of it; what the browser itself did at the time is not done again.
 */
export class KeptTaps {
  readonly #values = new Map<string, string | boolean>();
  #tap: { path: string; event: MouseEvent | KeyboardEvent } | undefined;

  /** Takes an event that passed through `container`. A later tap replaces an earlier one: nobody wants three taps of impatience. */
  keep(event: Event, container: Element): void {
    if (!(event.target instanceof Element) || !container.contains(event.target) || event.target === container) return;
    const path = pathTo(event.target, container);
    if (event.type === 'input' && isField(event.target)) {
      this.#values.set(path, isToggle(event.target) ? event.target.checked : event.target.value);
      if (this.#tap?.path === path) this.#tap = undefined;
    } else if (isTap(event)) this.#tap = { path, event };
  }

  /** Lets the handlers under `container` hear what was kept, and forgets it. Elements are found by their place. */
  replay(container: Element): void {
    const values = [...this.#values];
    const tap = this.#tap;
    this.forget();
    for (const [path, value] of values) {
      const field = elementAt(path, container);
      if (isField(field)) replayValue(field, value);
    }
    const target = tap && elementAt(tap.path, container);
    if (target) replayTap(target, tap.event, container);
  }

  forget(): void {
    this.#values.clear();
    this.#tap = undefined;
  }
}

// With a modifier or another button, a click is meant for the browser: a new tab, a menu.
function isTap(event: Event): event is MouseEvent | KeyboardEvent {
  if (event instanceof KeyboardEvent) return (event.key === 'Enter' || event.key === ' ') && !event.isComposing;
  return event instanceof MouseEvent && event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}

// The browser followed the link, opened the dialog or toggled the details at the time of the tap. Handlers come first, also one that
// stops the event: React listens on the container, and listeners of one element run in the order they were added.
function replayTap(target: Element, event: MouseEvent | KeyboardEvent, container: Element) {
  const preventDefault = (replayed: Event) => replayed.preventDefault();
  container.addEventListener(event.type, preventDefault);
  target.dispatchEvent(event instanceof KeyboardEvent ? new KeyboardEvent(event.type, event) : new MouseEvent(event.type, event));
  container.removeEventListener(event.type, preventDefault);
}

// React tells `onChange` only of a value that differs from the one it last saw, and sees what is set on the element but not what its
// prototype's setter sets. So: away from the value under its eyes, then back to it unseen.
function replayValue(field: Field, value: string | boolean) {
  if (typeof value === 'boolean') {
    if (!isToggle(field)) return;
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

function isToggle(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function pathTo(element: Element, container: Element): string {
  const steps: number[] = [];
  for (let node = element; node !== container && node.parentElement; node = node.parentElement) {
    steps.unshift([...node.parentElement.children].indexOf(node));
  }
  return steps.join();
}

function elementAt(path: string, container: Element): Element | undefined {
  return path.split(',').reduce<Element | undefined>((node, step) => node?.children[Number(step)], container);
}

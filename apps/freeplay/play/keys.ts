import { useEffect, useState, type KeyboardEvent as ReactKeyboardEvent } from 'react';

/** Calls what stands for a key (as `KeyboardEvent.key`, lower case) wherever the keyboard is, but for fields and open dialogs. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const onKey = ({ key, repeat, target, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
      if (repeat || ctrlKey || altKey || metaKey) return;
      if (target instanceof Element && target.closest('input, select, textarea, dialog')) return;
      keys[key.toLowerCase()]?.();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [keys]);
}

const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * One tab stop for many fields, arrows between them, wherever the layout has put them. The fields are the elements with what `fieldProps` gives,
 * in one parent.
 */
export function useArrowKeys() {
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: ReactKeyboardEvent<HTMLElement>) => {
    const field = event.currentTarget;
    if (focusNearest(field, field.parentElement?.querySelectorAll<HTMLElement>('[data-field]') ?? [], event.key)) event.preventDefault();
  };
  return (index: number) => ({ tabIndex: index === current ? 0 : -1, 'data-field': index, onKeyDown, onFocus: () => setCurrent(index) });
}

/** Moves the focus to the nearest button of `table` in the direction of an arrow key, as it is seen; false when nothing was to do. */
export function stepThroughSpots(table: HTMLElement, key: string): boolean {
  const { activeElement } = document;
  return activeElement !== null && table.contains(activeElement) && focusNearest(activeElement, table.querySelectorAll('button'), key);
}

function focusNearest(from: Element, fields: Iterable<HTMLElement>, key: string): boolean {
  const direction = directions[key];
  if (!direction) return false;
  const start = middleOf(from);
  let [nearest, least]: [HTMLElement | null, number] = [null, Infinity];
  for (const field of fields) {
    const to = middleOf(field);
    const along = (to.x - start.x) * direction[0] + (to.y - start.y) * direction[1];
    const aside = Math.abs((to.x - start.x) * direction[1]) + Math.abs((to.y - start.y) * direction[0]);
    if (along > 1 && along + aside * 3 < least) [nearest, least] = [field, along + aside * 3];
  }
  nearest?.focus();
  return true;
}

function middleOf(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

import { useState, type KeyboardEvent } from 'react';

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
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    nearestField(event.currentTarget, direction)?.focus();
  };
  return (index: number) => ({ tabIndex: index === current ? 0 : -1, 'data-field': index, onKeyDown, onFocus: () => setCurrent(index) });
}

function nearestField(from: HTMLElement, [x, y]: readonly [number, number]): HTMLElement | undefined {
  const start = middleOf(from);
  const ahead = [...(from.parentElement?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].flatMap((field) => {
    const to = middleOf(field);
    const along = (to.x - start.x) * x + (to.y - start.y) * y;
    const aside = Math.abs((to.x - start.x) * y) + Math.abs((to.y - start.y) * x);
    return along > 4 ? [{ field, distance: along + 3 * aside }] : [];
  });
  return ahead.toSorted((one, other) => one.distance - other.distance)[0]?.field;
}

function middleOf(field: HTMLElement) {
  const { left, top, width, height } = field.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

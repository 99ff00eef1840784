const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the focus to the nearest button of `table` in the direction of an arrow key, as it is seen; false when nothing was to do. */
export function stepThroughSpots(table: HTMLElement, key: string): boolean {
  const direction = directions[key];
  const current = document.activeElement;
  if (!direction || !current || !table.contains(current)) return false;
  const from = middleOf(current);
  let [nearest, least]: [HTMLElement | null, number] = [null, Infinity];
  for (const spot of table.querySelectorAll('button')) {
    const to = middleOf(spot);
    const along = (to.x - from.x) * direction[0] + (to.y - from.y) * direction[1];
    const aside = Math.abs((to.x - from.x) * direction[1]) + Math.abs((to.y - from.y) * direction[0]);
    if (along > 1 && along + aside * 3 < least) [nearest, least] = [spot, along + aside * 3];
  }
  nearest?.focus();
  return true;
}

function middleOf(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

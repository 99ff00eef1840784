/** Says on the root element that the visitor jumps within the page: from then on all of it is laid out at its true height (global.css). */
export function startJumps(): void {
  addEventListener('click', ({ target }) => (target as Element).closest('a[href*="#"]') && (document.documentElement.dataset.jumps = ''), {
    capture: true,
  });
}

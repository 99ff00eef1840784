const comfortableHeight = 360;
const gap = 4;

/**
 * Tells the styles of a list where the button is that opens it, until it closes: on that side of it where there is room, and in the page, so
 * that both scroll together. Not by anchor positioning: WebKit places what is anchored in a scrolled page outside of the window.
 */
export function placeList(list: HTMLElement): void {
  const button = document.querySelector(`[popovertarget="${CSS.escape(list.id)}"]`);
  if (!button) return;
  const { top, bottom } = button.getBoundingClientRect();
  const [above, below] = [top - gap, innerHeight - bottom - gap];
  const isBelow = below >= comfortableHeight || below >= above;
  list.dataset['side'] = isBelow ? 'below' : 'above';
  setLengths(list, { room: isBelow ? below : above });

  const follow = () => {
    const place = button.getBoundingClientRect();
    const edge = isBelow ? place.bottom + gap : place.top - gap;
    setLengths(list, { left: place.left + scrollX, top: edge + scrollY, width: place.width });
  };
  follow();
  // What is laid out late above the button moves it in the page.
  const closing = new AbortController();
  const { signal } = closing;
  addEventListener('scroll', follow, { capture: true, passive: true, signal });
  addEventListener('resize', follow, { signal });
  list.addEventListener('toggle', ({ newState }) => newState === 'closed' && closing.abort(), { signal });
}

function setLengths(list: HTMLElement, lengths: Record<string, number>): void {
  for (const [name, length] of Object.entries(lengths)) list.style.setProperty(`--${name}`, `${length}px`);
}

const comfortableHeight = 360;
const gap = 4;

/**
 * Tells a list's styles where the button is that opens it: in the page, so that both scroll together, and on that side of it where there is room.
 * Not by anchor positioning: WebKit places what is anchored in a scrolled page outside of the window.
 */
export function placeList(list: HTMLElement): void {
  const button = document.querySelector(`[popovertarget="${CSS.escape(list.id)}"]`)?.getBoundingClientRect();
  if (!button) return;
  const below = innerHeight - button.bottom - gap;
  const above = button.top - gap;
  const isBelow = below >= comfortableHeight || below >= above;
  const lengths = {
    left: button.left + scrollX,
    top: scrollY + (isBelow ? button.bottom + gap : button.top - gap),
    width: button.width,
    room: isBelow ? below : above,
  };
  list.dataset['side'] = isBelow ? 'below' : 'above';
  for (const [name, length] of Object.entries(lengths)) list.style.setProperty(`--${name}`, `${length}px`);
}

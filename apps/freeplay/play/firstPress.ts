/** Keeps the last press on a game that cannot answer yet, for `repeat` to press it again. Until then nothing of the game changes by itself. */
export function keepFirstPress(place: HTMLElement): { repeat: () => void } {
  let pressed: HTMLElement | undefined;
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    if (event.target instanceof Element) pressed = event.target.closest<HTMLElement>('button, label, input') ?? undefined;
  };
  place.addEventListener('click', onClick, { capture: true });
  return {
    repeat: () => {
      place.removeEventListener('click', onClick, { capture: true });
      if (pressed?.isConnected) pressed.click();
    },
  };
}

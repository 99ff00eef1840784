const firstReel = 620;
const nextReel = 190;
/** Runs a little past the stop and settles. */
const easing = 'cubic-bezier(0.25, 0.1, 0.3, 1.03)';

export type Rolling = { onStop: () => void; speed: number };

/** Lets what the reels have above their windows roll down, one reel stopping after another. Resolves when all stand, or are finished early. */
export async function rollReels(reels: Element | null, { onStop, speed }: Rolling): Promise<void> {
  const moving = [...(reels?.querySelectorAll<HTMLElement>('[data-rolling]') ?? [])];
  const animations = moving.map((element, reel) => {
    const from = element.style.transform;
    const duration = (firstReel + reel * nextReel) * speed;
    const animation = element.animate([{ transform: from }, { transform: 'translateY(0)' }], { duration, easing, fill: 'forwards' });
    void animation.finished.then(onStop, () => undefined);
    return animation;
  });
  await Promise.allSettled(animations.map(({ finished }) => finished));
  for (const animation of animations) animation.cancel();
}

/** Brings what rolls to its end. */
export function stopReels(reels: Element | null): void {
  for (const element of reels?.querySelectorAll('[data-rolling]') ?? []) {
    for (const animation of element.getAnimations()) animation.finish();
  }
}

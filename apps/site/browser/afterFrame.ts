/** Runs once the next frame is shown: what takes long does not hold up the answer to a tap. */
export function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

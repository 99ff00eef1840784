/** Takes a turn now and every `interval` milliseconds, never two at once. `close` tells the one under way to stop, and waits for it. */
export function repeatTurns(turn: (signal: AbortSignal) => Promise<void>, interval: number): { close: () => Promise<void> } {
  const stop = new AbortController();
  let running: Promise<void> | null = null;
  const start = () => {
    running ??= turn(stop.signal).finally(() => (running = null));
  };
  start();
  const timer = setInterval(start, interval);
  return {
    close: async () => {
      clearInterval(timer);
      stop.abort();
      await running;
    },
  };
}

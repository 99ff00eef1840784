/**
 * What becomes of a game's frame. `stopped`: taken away for a moment, to be started again · `loading`, `slow`: nothing to see yet · `loaded`: its
 * page is there, the game has not said a word, and the host is asked whether it is its page · `down`: its host does not answer, what is there is the browser's own
 * page about it · `offline`: no connection · `greedy`: it took the keyboard by itself again and again, so it was taken away.
 */
export type FramePhase = 'stopped' | 'loading' | 'slow' | 'loaded' | 'playing' | 'down' | 'offline' | 'greedy';

/** Each run is a frame of its own. */
export type FrameState = { phase: FramePhase; run: number };

export type FrameEvent =
  | { type: 'start'; isOnline: boolean }
  /** `speaks`: the host's games tell when they can be played; of others, the frame's load has to do. */
  | { type: 'loaded'; speaks: boolean }
  /** `ready`: the game or its player has given a sign of life. */
  | { type: 'stop' | 'ready' | 'answered' | 'waited' | 'unanswered' | 'disconnected' | 'reconnected' | 'greedy' };

export const firstFrame: FrameState = { phase: 'stopped', run: 0 };

export function nextFrame(state: FrameState, event: FrameEvent): FrameState {
  const { phase, run } = state;
  const to = (next: FramePhase): FrameState => ({ phase: next, run });
  const isLoading = phase === 'loading' || phase === 'slow';
  switch (event.type) {
    case 'start':
      return { phase: event.isOnline ? 'loading' : 'offline', run: run + 1 };
    case 'stop':
      return to('stopped');
    case 'loaded':
      return isLoading ? to(event.speaks ? 'loaded' : 'playing') : state;
    case 'ready':
      return isLoading || phase === 'loaded' ? to('playing') : state;
    // Games of hosts that we do not know say nothing: their page is the game.
    case 'answered':
      return phase === 'loaded' ? to('playing') : state;
    case 'waited':
      return phase === 'loading' ? to('slow') : phase === 'loaded' ? to('playing') : state;
    case 'unanswered':
      return phase === 'loaded' ? to('down') : state;
    case 'disconnected':
      return isLoading ? to('offline') : state;
    case 'reconnected':
      return phase === 'offline' || phase === 'down' ? { phase: 'loading', run: run + 1 } : state;
    case 'greedy':
      return hasFrame(phase) ? to('greedy') : state;
  }
}

export const hasFrame = (phase: FramePhase): boolean => !['stopped', 'down', 'offline', 'greedy'].includes(phase);

export const isShown = (phase: FramePhase): boolean => phase === 'playing';

/** How long a phase may last before the visitor is told, in milliseconds; null: as long as it likes. */
export const patienceWith = (phase: FramePhase): number | null => (phase === 'loading' ? 8000 : phase === 'loaded' ? 4000 : null);

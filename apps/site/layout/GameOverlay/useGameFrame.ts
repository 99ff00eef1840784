import { buildFreePlayCommand, type FreePlayCommand, readFreePlayMessage } from '@lupa/contracts/freePlay.ts';
import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react';
import { firstFrame, type FrameState, hasFrame, nextFrame, patienceWith } from '../../games/gameFrame.ts';
import type { PlayedGame } from '../../games/playedGame.ts';
import { useFocusGuard } from './useFocusGuard.ts';

// Requirement 9.22.
const reloadPause = 500;
// By then a game of a host that answers has said that it is there.
const usualSilence = 1000;

type FrameOptions = {
  /** Whether the host's games tell when they can be played. */
  speaks: boolean;
  /** Escape was pressed in the game. */
  onLeave: () => void;
};

export type GameFrame = FrameState & {
  frame: RefObject<HTMLIFrameElement | null>;
  onLoad: () => void;
  /** Stops the frame and starts another one after 500 ms. */
  reload: () => void;
  /** Tells the game to hold still or go on. */
  send: (type: FreePlayCommand['type']) => void;
};

/** The frame of the game that is played: each game, and each reload, gets a frame of its own. */
export function useGameFrame(played: PlayedGame | null, { speaks, onLeave }: FrameOptions): GameFrame {
  const [state, dispatch] = useReducer(nextFrame, firstFrame);
  const frame = useRef<HTMLIFrameElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useCallback(() => dispatch({ type: 'start', isOnline: navigator.onLine }), []);
  const href = played?.href;

  useEffect(() => {
    if (href === undefined) return;
    start();
    return () => {
      clearTimeout(pause.current);
      dispatch({ type: 'stop' });
    };
  }, [href, start]);

  const reload = useCallback(() => {
    clearTimeout(pause.current);
    dispatch({ type: 'stop' });
    pause.current = setTimeout(start, reloadPause);
  }, [start]);

  const patience = patienceWith(state.phase);
  useEffect(() => {
    if (patience === null) return;
    const waiting = setTimeout(() => dispatch({ type: 'waited' }), patience);
    return () => clearTimeout(waiting);
  }, [patience]);

  const hasToldNothing = state.phase === 'loaded' || state.phase === 'silent';
  useEffect(() => {
    if (!hasToldNothing || href === undefined) return;
    const asking = new AbortController();
    const ask = async () => {
      const answers = await isAnswering(href, asking.signal);
      if (!answers && !asking.signal.aborted) dispatch({ type: 'unanswered' });
    };
    const silence = setTimeout(() => void ask(), usualSilence);
    return () => {
      clearTimeout(silence);
      asking.abort();
    };
  }, [hasToldNothing, href]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const hear = ({ source, data }: MessageEvent) => {
      // A sandboxed frame has no origin: that it is our frame says more.
      if (source === null || source !== frame.current?.contentWindow) return;
      const message = readFreePlayMessage(data);
      if (message?.type === 'leave') onLeave();
      else if (message) dispatch({ type: 'ready' });
    };
    addEventListener('message', hear, { signal });
    addEventListener('offline', () => dispatch({ type: 'disconnected' }), { signal });
    addEventListener('online', () => dispatch({ type: 'reconnected' }), { signal });
    return () => listening.abort();
  }, [onLeave]);

  useFocusGuard(frame, hasFrame(state.phase), {
    onPlay: () => dispatch({ type: 'ready' }),
    onGreed: () => dispatch({ type: 'greedy' }),
  });

  return {
    ...state,
    frame,
    onLoad: useCallback(() => dispatch({ type: 'loaded', speaks }), [speaks]),
    reload,
    send: useCallback((type) => frame.current?.contentWindow?.postMessage(buildFreePlayCommand(type), '*'), []),
  };
}

/**
 * Whether a host on another origin answers at all. A frame does not tell: it loads the browser's own page about a host that is down, too. Browser
 * only; the page's policy has to allow the request.
 */
async function isAnswering(url: string, signal: AbortSignal): Promise<boolean> {
  const question = {
    method: 'HEAD',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal,
  } as const;
  return fetch(url, question).then(
    () => true,
    () => false,
  );
}

import { buildFreePlayCommand, type FreePlayCommand, type PlayedRound, readFreePlayMessage } from '@lupa/contracts/freePlay.ts';
import { type RefObject, useCallback, useEffect, useReducer, useRef, useEffectEvent } from 'react';
import { firstFrame, type FrameState, hasFrame, nextFrame, patienceWith } from '../gameFrame.ts';
import type { PlayedGame } from '../playedGame.ts';
import { countTheft, isTheft } from '../focusThefts.ts';

// Requirement 9.22.
const reloadPause = 500;
// By then a game of a host that answers has said that it is there.
const usualSilence = 500;

type FrameOptions = {
  speaks: boolean;
  onLeave: () => void;
  onRound: (round: PlayedRound) => void;
  onUnanswered: () => void;
};

export type GameFrame = FrameState & {
  frame: RefObject<HTMLIFrameElement | null>;
  onLoad: () => void;
  reload: () => void;
  send: (type: FreePlayCommand['type']) => void;
};

export function useGameFrame(played: PlayedGame | null, { speaks, onLeave, onRound, onUnanswered }: FrameOptions): GameFrame {
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

  const tellUnanswered = useEffectEvent(onUnanswered);
  const hasToldNothing = state.phase === 'loaded';
  useEffect(() => {
    if (!hasToldNothing || href === undefined) return;
    const asking = new AbortController();
    const ask = async () => {
      const answers = await isAnswering(href, asking.signal);
      if (asking.signal.aborted) return;
      dispatch({ type: answers ? 'answered' : 'unanswered' });
      if (answers) return;
      tellUnanswered();
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
      if (message?.type === 'leave') return onLeave();
      if (message?.type === 'round' && message.played) onRound(message.played);
      if (message) dispatch({ type: 'ready' });
    };
    addEventListener('message', hear, { signal });
    addEventListener('offline', () => dispatch({ type: 'disconnected' }), { signal });
    addEventListener('online', () => dispatch({ type: 'reconnected' }), { signal });
    return () => listening.abort();
  }, [onLeave, onRound]);

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

/** Whether a host answers at all. A frame does not tell: it loads the browser's own page about a host that is down, too. */
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

type GuardOptions = {
  onPlay: () => void;
  onGreed: () => void;
};

/** Gives the focus back where a game takes it by itself, and tells when that does not help. */
function useFocusGuard(frame: RefObject<HTMLIFrameElement | null>, isOn: boolean, { onPlay, onGreed }: GuardOptions): void {
  const formatPlay = useEffectEvent(onPlay);
  const formatGreed = useEffectEvent(onGreed);
  useEffect(() => {
    if (!isOn) return;
    const guarding = new AbortController();
    const { signal } = guarding;
    let last: Element | null = document.activeElement;
    // By whoever has just opened the game.
    let pressedAt = performance.now();
    let tabAt = -Infinity;
    let thefts: number[] = [];
    const press = (event: Event) => {
      pressedAt = event.timeStamp;
      if (event instanceof KeyboardEvent && event.key === 'Tab') tabAt = event.timeStamp;
    };
    const check = (event: Event) => {
      const target = frame.current;
      if (!target || document.activeElement !== target) return;
      const isActive = navigator.userActivation?.isActive ?? true;
      const now = event.timeStamp;
      if (!isTheft({ now, pressedAt, tabAt, isPointerOver: target.matches(':hover'), isActive })) return formatPlay();
      const counted = countTheft(thefts, now);
      ({ thefts } = counted);
      if (counted.isGreedy) formatGreed();
      const back = last instanceof HTMLElement && last.isConnected && last !== target ? last : null;
      setTimeout(() => (back ? back.focus({ preventScroll: true }) : target.blur()));
    };
    for (const type of ['keydown', 'pointerdown']) addEventListener(type, press, { capture: true, signal });
    addEventListener('focusin', ({ target }) => target !== frame.current && (last = target as Element), { signal });
    addEventListener('blur', check, { signal });
    return () => guarding.abort();
  }, [frame, isOn]);
}

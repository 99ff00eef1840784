import { useState, useSyncExternalStore } from 'react';
import { readKept, writeKept } from '../../games/keptOnDevice.ts';

const key = 'lupaPartnerBar';
// A phone on its side: the game needs the room.
const lowWindow = '(max-height: 480px)';

/** Whether the partner bar is expanded, as the visitor left it on this device; in a low window it starts minimised. */
export function useBarState(): { isExpanded: boolean; toggle: () => void } {
  const isLow = useSyncExternalStore(watchLow, () => matchMedia(lowWindow).matches);
  const [isKept, setKept] = useState(() => readKept(key) !== 'minimised');
  const [isExpandedLow, setExpandedLow] = useState(false);
  const isExpanded = isLow ? isExpandedLow : isKept;
  const toggle = () => {
    if (isLow) return setExpandedLow(!isExpanded);
    setKept(!isExpanded);
    writeKept(key, isExpanded ? 'minimised' : 'expanded');
  };
  return { isExpanded, toggle };
}

function watchLow(onChange: () => void): () => void {
  const query = matchMedia(lowWindow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

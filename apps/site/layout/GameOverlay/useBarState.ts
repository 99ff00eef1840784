import { useState, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../games/deviceStorage.ts';

const key = 'lupaPartnerBar';
// A phone, upright or on its side: the game needs the room.
const smallWindow = '(max-width: 666px), (max-height: 480px)';

type BarState = { isExpanded: boolean; isSmall: boolean; toggle: () => void };

/** Whether the partner bar is expanded, as the visitor left it on this device; in a small window it starts minimised, whatever was left. */
export function useBarState(): BarState {
  const isSmall = useSyncExternalStore(watchSmall, () => matchMedia(smallWindow).matches);
  const [isStored, setStored] = useState(() => readStored(key) !== 'minimised');
  const [isExpandedSmall, setExpandedSmall] = useState(false);
  const isExpanded = isSmall ? isExpandedSmall : isStored;
  const toggle = () => {
    if (isSmall) return setExpandedSmall(!isExpanded);
    setStored(!isExpanded);
    writeStored(key, isExpanded ? 'minimised' : 'expanded');
  };
  return { isExpanded, isSmall, toggle };
}

function watchSmall(onChange: () => void): () => void {
  const query = matchMedia(smallWindow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

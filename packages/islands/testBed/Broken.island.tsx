import { useEffect, useState } from 'react';

const isBrowser = typeof window !== 'undefined';

/** Throws where it is told to. */
export function Broken({ throws }: { throws: 'on the server' | 'while hydrating' | 'in an effect' | 'after a tap' }) {
  const [isTapped, setTapped] = useState(false);
  useEffect(() => {
    if (throws === 'in an effect') throw new Error(throws);
  }, [throws]);
  if (throws === (isBrowser ? 'while hydrating' : 'on the server') || isTapped) throw new Error(throws);
  return (
    <button type="button" onClick={() => setTapped(true)}>
      {isBrowser && throws === 'on the server' ? 'rendered by the browser' : 'still here'}
    </button>
  );
}

/** A second island of the same file. */
export function Mounts({ name }: { name: string }) {
  useEffect(() => {
    document.dispatchEvent(new CustomEvent('mounts', { detail: `${name} in` }));
    return () => void document.dispatchEvent(new CustomEvent('mounts', { detail: `${name} out` }));
  }, [name]);
  return <b className="mounts">{name}</b>;
}

import { useId, useState } from 'react';

/** Counts taps; its label is tied to its button by `useId`. */
export function Counter({ start, label }: { start: number; label: string }) {
  const [count, setCount] = useState(start);
  const id = useId();
  return (
    <p>
      <span id={id}>{label}</span>
      <button type="button" aria-labelledby={id} onClick={() => setCount((current) => current + 1)}>
        {count}
      </button>
    </p>
  );
}

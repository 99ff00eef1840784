import { useEffect, useState } from 'preact/hooks';

/** The address of a picture, null once it is known that it cannot be had: a drawing then takes its place. */
export function usePicture(address: string | null): string | null {
  const [lost, setLost] = useState<string | null>(null);
  useEffect(() => {
    if (address === null) return undefined;
    const picture = new Image();
    picture.addEventListener('error', () => setLost(address));
    picture.src = address;
    return () => picture.removeAttribute('src');
  }, [address]);
  return address === lost ? null : address;
}

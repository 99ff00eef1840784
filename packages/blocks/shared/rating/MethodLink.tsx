import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import type { PresentedMethod } from './presentRating.ts';

export function MethodLink({ method: { name, since, anchor } }: { method: PresentedMethod }) {
  return (
    <p className="note">
      <OutboundLink anchor={anchor}>{name}</OutboundLink>, {since}
    </p>
  );
}

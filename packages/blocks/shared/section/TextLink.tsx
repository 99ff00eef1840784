import { Badge } from '@lupa/ui/Badge.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import type { LabelledLink } from './presentLink.ts';
import styles from './TextLink.module.css';

export function TextLink({ link }: { link: LabelledLink }) {
  return (
    <OutboundLink
      anchor={link.anchor}
      newTabText={link.newTabText}
      className={`leads touch-row gap-2 text-bold ${styles.link}`}
      ending={<Ending link={link} />}
    >
      {link.text}
    </OutboundLink>
  );
}

function Ending({ link }: { link: LabelledLink }) {
  return (
    <>
      <Icon name="arrowRight" className={`ahead ${styles.arrow}`} />
      {link.advertising && <Badge>{link.advertising}</Badge>}
    </>
  );
}

import { Icon } from '@lupa/ui/Icon.tsx';
import type { IconName } from '@lupa/ui/iconPaths.ts';
import { RichText } from '@lupa/ui/RichText.tsx';
import { TextLink } from '../TextLink.tsx';
import styles from './InfoBox.module.css';
import type { InfoBoxProps } from './infoBox.load.server.ts';

const icons: Record<InfoBoxProps['tone'], IconName> = { info: 'info', good: 'shield', caution: 'alert', bad: 'ban' };

/** A remark that stands out of the text by its tone. */
export function InfoBox({ id, tone, title, body, link }: InfoBoxProps) {
  const anchor = `infoBox-${id}`;
  const titleId = `${anchor}-title`;
  return (
    <div
      data-block="infoBox"
      id={anchor}
      role="note"
      className={`${styles.box} ${styles[tone]}`}
      {...(title ? { 'aria-labelledby': titleId } : {})}
    >
      <Icon name={icons[tone]} className={styles.icon} />
      <div className={styles.texts}>
        {title && (
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        )}
        <RichText parts={body} />
        {link && <TextLink link={link} />}
      </div>
    </div>
  );
}

import { Icon } from '@lupa/ui/Icon.tsx';
import type { IconName } from '@lupa/ui/iconPaths.ts';
import { RichText } from '@lupa/ui/RichText.tsx';
import { toneClass } from '@lupa/ui/tone.ts';
import { TextLink } from '../shared/section/TextLink.tsx';
import styles from './InfoBox.module.css';
import type { InfoBoxProps } from './infoBox.load.server.ts';

const icons: Record<InfoBoxProps['tone'], IconName> = { info: 'info', good: 'shield', caution: 'alert', bad: 'ban' };

export function InfoBox({ id, tone, toneText, title, body, link }: InfoBoxProps) {
  const anchor = `infoBox-${id}`;
  const headingId = `${anchor}-title`;
  return (
    <div
      data-block="infoBox"
      id={anchor}
      role="note"
      aria-labelledby={headingId}
      className={`stack gap-3 ${styles.box} ${toneClass(tone)}`}
    >
      <div className={`start grid gap-2 ${styles.heading}`}>
        <p className={`row gap-2 text-sm text-bold ${styles.tone}`} {...(title ? {} : { id: headingId })}>
          <Icon name={icons[tone]} className="fixed icon-md" />
          {toneText}
        </p>
        {title && (
          <h2 id={headingId} className={`text-ink ${styles.title}`}>
            {title}
          </h2>
        )}
      </div>
      {(body.length > 0 || link) && (
        <div className={`start grid gap-2 text-ink ${styles.texts}`}>
          <RichText parts={body} />
          {link && <TextLink link={link} />}
        </div>
      )}
    </div>
  );
}

import { Icon } from '@lupa/ui/Icon.tsx';
import type { IconName } from '@lupa/ui/iconPaths.ts';
import { type Tone, toneClass } from '@lupa/ui/tone.ts';
import type { ReactNode } from 'react';
import { Wrapper } from '../Wrapper.tsx';
import styles from './NoticeBar.module.css';

type NoticeBarProps = {
  label: string;
  icon: IconName;
  tone: Tone;
  renderLink: (className: string | undefined) => ReactNode;
  children: ReactNode;
  'data-calm'?: 'show';
};

export function NoticeBar({ label, icon, tone, renderLink, children, ...attributes }: NoticeBarProps) {
  return (
    <aside aria-label={label} hidden={'data-calm' in attributes} {...attributes} className={`${styles.bar} ${toneClass(tone)}`}>
      <Wrapper className={styles.row}>
        <Icon name={icon} className={styles.icon} />
        <p className={styles.text}>{children}</p>
        {renderLink(styles.link)}
      </Wrapper>
    </aside>
  );
}

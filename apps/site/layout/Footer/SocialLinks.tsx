import type { Presenter } from '@lupa/blocks/block.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import type { FooterModel } from './buildFooterModel.ts';
import { FooterAnchor } from './FooterAnchor.tsx';
import styles from './SocialLinks.module.css';

type SocialLinksProps = { links: FooterModel['socialLinks']; siteName: string; presenter: Presenter };

export function SocialLinks({ links, siteName, presenter }: SocialLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.links}>
      {links.map(({ network: { name, icon }, target }, index) => (
        <li key={index}>
          <FooterAnchor target={target} presenter={presenter} className={styles.link}>
            <Icon name={icon} label={`${name} (${siteName})`} />
          </FooterAnchor>
        </li>
      ))}
    </ul>
  );
}

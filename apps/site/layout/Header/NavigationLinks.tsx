import type { Presenter } from '@lupa/blocks/block.ts';
import type { LinksGroup } from '@lupa/contracts/navigation.ts';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { Picture } from '@lupa/ui/Picture.tsx';
import styles from './NavigationLinks.module.css';

type NavigationLinksProps = { group: LinksGroup; /** Unique in the page. */ id: string; presenter: Presenter };

export function NavigationLinks({ group, id, presenter }: NavigationLinksProps) {
  return (
    <div className={styles.group}>
      {group.title && (
        <p id={id} className={styles.title}>
          {group.title}
        </p>
      )}
      <ul aria-labelledby={group.title ? id : undefined} className={styles.links}>
        {group.links.map((link, index) => (
          <li key={index}>
            <OutboundLink
              anchor={presenter.anchor(link)}
              newTabText={presenter.newTabText}
              className={styles.link}
              ending={link.copy && <span className={styles.copy}>{link.copy}</span>}
            >
              {link.image && (
                <Picture
                  {...presenter.picture(
                    { src: link.image.src, alt: '', width: null, height: null },
                    { width: 48, height: 48, fit: 'inside' },
                  )}
                  className={styles.image}
                />
              )}
              {link.title || link.url}
            </OutboundLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { Presenter } from '@lupa/blocks/block.ts';
import type { LinksGroup } from '@lupa/contracts/navigation.ts';
import { Picture } from '@lupa/ui/Picture.tsx';
import styles from './NavigationLinks.module.css';

/** One group of links under its title, each with its image and a line of text where it has them. */
export function NavigationLinks({ group, presenter }: { group: LinksGroup; presenter: Presenter }) {
  return (
    <div>
      {group.title && <p className={styles.title}>{group.title}</p>}
      <ul>
        {group.links.map((link) => (
          <li key={link.url}>
            <a {...presenter.anchor(link)} className={styles.link}>
              {link.image && (
                <span className={styles.plate}>
                  <Picture
                    {...presenter.picture(
                      { src: link.image.src, alt: '', width: null, height: null },
                      { width: 48, height: 48, fit: 'inside' },
                    )}
                    className={styles.image}
                  />
                </span>
              )}
              <span>
                <span className={styles.text}>{link.title || link.url}</span>
                {link.copy && <span className={styles.copy}>{link.copy}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

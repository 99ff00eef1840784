import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import type { SitemapSection } from '../buildSitemapSections.ts';
import styles from './Sitemap.module.css';

export type SitemapProps = {
  sections: SitemapSection[] | null;
  microcopy: Pick<Microcopy, 'sitemap_sections' | 'sitemap_unavailable'>;
};

// With fewer links everything is in sight.
const longFrom = 16;

/** Every page of a language, by category: what the sitemap page shows below its own blocks. */
export function Sitemap({ sections, microcopy }: SitemapProps) {
  if (sections === null) {
    return (
      <p data-block="sitemap" role="status" className={styles.unavailable}>
        {microcopy.sitemap_unavailable}
      </p>
    );
  }
  const count = sections.reduce((sum, { links }) => sum + links.length, 0);
  return (
    <div data-block="sitemap" className={`stack ${styles.sitemap}`}>
      {sections.length > 1 && count >= longFrom && (
        <nav aria-label={microcopy.sitemap_sections}>
          <ul className="cluster gap-2">
            {sections.map(({ id, category }) => (
              <li key={id}>
                <a href={`#${id}`} className={`touch-row ${styles.jump}`}>
                  {category}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {sections.map(({ id, category, links }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={`stack gap-3 ${styles.section}`}>
          <h2 id={`${id}-title`} className={styles.title}>
            {category}
          </h2>
          <ul className={styles.links}>
            {links.map(({ title, anchor }) => (
              <li key={anchor.href} className={styles.item}>
                <OutboundLink anchor={anchor} className={`row ${styles.link}`}>
                  {title}
                </OutboundLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

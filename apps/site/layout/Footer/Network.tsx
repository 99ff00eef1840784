import type { Presenter } from '@lupa/blocks/block.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Slider } from '@lupa/ui/slider/Slider.tsx';
import type { FooterModel } from './buildFooterModel.ts';
import { AddressText, FooterAnchor } from './FooterAnchor.tsx';
import { FooterImage } from './FooterImage.tsx';
import styles from './Network.module.css';

type NetworkProps = { area: FooterModel['networkArea']; siteName: string; presenter: Presenter; microcopy: Microcopy };
type Site = FooterModel['networkArea']['sites'][number];

export function Network({ area, siteName, presenter, microcopy }: NetworkProps) {
  if (area.sites.length === 0) return null;
  return (
    <div className={styles.network}>
      <div className={styles.texts}>
        {area.title && <h2 className={styles.title}>{area.title}</h2>}
        {area.description && <p className={styles.description}>{area.description}</p>}
      </div>
      <Slider
        label={area.title || siteName}
        items={area.sites.map((site, index) => (
          <SiteCard key={index} site={site} presenter={presenter} />
        ))}
        texts={{ previous: microcopy.previous, next: microcopy.next, pause: microcopy.pause, play: microcopy.play_motion }}
        autoScroll
      />
    </div>
  );
}

function SiteCard({ site: { text, target, logo, colour }, presenter }: { site: Site; presenter: Presenter }) {
  return (
    <FooterAnchor target={target} presenter={presenter} className={styles.site}>
      {colour && (
        // Drawn, because the page's policy forbids style attributes.
        <svg className={styles.colour} aria-hidden="true">
          <rect width="100%" height="100%" fill={colour} />
        </svg>
      )}
      {logo ? <FooterImage src={logo} alt={text} presenter={presenter} className={styles.logo} /> : <AddressText text={text} />}
    </FooterAnchor>
  );
}

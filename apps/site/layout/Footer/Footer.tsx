import { Logo } from '@lupa/ui/Logo.tsx';
import { type LayoutModel, linkTo } from '../layoutModel.ts';
import { findNavigation } from '../findNavigation.ts';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';
import { Wrapper } from '../Wrapper.tsx';
import { Copyright } from './Copyright.tsx';
import styles from './Footer.module.css';
import { AddressText, FooterAnchor } from './FooterAnchor.tsx';
import { FooterImage } from './FooterImage.tsx';
import { Network } from './Network.tsx';
import { TrustedArea } from './TrustedArea.tsx';
import type { ReactNode } from 'react';
import type { Regional, FooterColumn, FooterModel } from './buildFooterModel.ts';
import type { Presenter } from '@lupa/blocks/block.ts';
import type { NavigationItem } from '@lupa/contracts/navigation.ts';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import socialStyles from './SocialLinks.module.css';

type SocialLinksProps = { links: FooterModel['socialLinks']; siteName: string; presenter: Presenter };

function SocialLinks({ links, siteName, presenter }: SocialLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul className={socialStyles.links}>
      {links.map(({ network: { name, icon }, target }, index) => (
        <li key={index}>
          <FooterAnchor target={target} presenter={presenter} className={socialStyles.link}>
            <Icon name={icon} label={`${name} (${siteName})`} />
          </FooterAnchor>
        </li>
      ))}
    </ul>
  );
}

type FooterProps = {
  layout: LayoutModel;
  links: ReactNode;
  children: ReactNode;
};

/**
 * Everything under the content: ways on, help, and who is behind the site. It is whole in the HTML; the browser renders it, and
 * `browser/afterLoad.ts` lets its images in, when the marker in front of it nears the viewport.
 */
export function Footer({ layout, links, children }: FooterProps) {
  const { presenter, homePath, navigation, locale, microcopy, footer } = layout;
  return (
    <>
      <div className={styles.marker} />
      <footer className={styles.footer} data-footer="">
        <Wrapper className={styles.areas}>
          <div className={styles.brand}>
            <div className={styles.house}>
              <a {...linkTo(homePath, layout)} className={styles.home}>
                {footer.logoSite === null ? (
                  <Logo siteName={footer.siteName} />
                ) : (
                  <FooterImage src={footer.logoSite} alt={footer.siteName} presenter={presenter} className={styles.logo} />
                )}
              </a>
              {footer.address && (
                <address className={styles.address}>
                  <AddressText text={footer.address} />
                </address>
              )}
            </div>
            <SocialLinks links={footer.socialLinks} siteName={footer.siteName} presenter={presenter} />
          </div>
          <nav aria-label={microcopy.footer_navigation} className={styles.navigation}>
            <TopLinks items={findNavigation(navigation, 'Footer Top', locale)} presenter={presenter} />
            <RegionalParts parts={footer.columns}>
              {(columns) => <LinkColumns columns={columns} label={microcopy.footer_links} presenter={presenter} />}
            </RegionalParts>
          </nav>
          <div className={styles.wide}>
            <RegionalParts parts={footer.trustedArea}>
              {(area) => <TrustedArea area={area} presenter={presenter} microcopy={microcopy} />}
            </RegionalParts>
          </div>
          <div className={styles.wide}>
            <Network area={footer.networkArea} siteName={footer.siteName} presenter={presenter} microcopy={microcopy} />
          </div>
          <div className={styles.wide}>
            <Copyright
              text={footer.copyrightText}
              links={footer.copyrightLinks}
              moreLinks={links}
              presenter={presenter}
              microcopy={microcopy}
              legal={layout.legal}
            >
              {children}
              <ThemeSwitch microcopy={microcopy} />
            </Copyright>
          </div>
        </Wrapper>
      </footer>
    </>
  );
}

/** A part and its Ontario version: `data-country` and `data-region` on the root element decide which of them there is. */
function RegionalParts<Part>({ parts, children }: { parts: Regional<Part>; children: (part: Part) => ReactNode }) {
  if (parts.ontario === null) return children(parts.standard);
  return (
    <>
      <div className="elsewhere">{children(parts.standard)}</div>
      <div hidden className="in-ontario">
        {children(parts.ontario)}
      </div>
    </>
  );
}

function TopLinks({ items, presenter }: { items: readonly NavigationItem[]; presenter: Presenter }) {
  const links = items.flatMap(({ name, ctaLink }) => (ctaLink ? [{ name, ctaLink }] : []));
  if (links.length === 0) return null;
  return (
    <ul className={styles.links}>
      {links.map(({ name, ctaLink }, index) => (
        <li key={index}>
          <OutboundLink anchor={presenter.anchor(ctaLink)} newTabText={presenter.newTabText} className={styles.link}>
            {name}
          </OutboundLink>
        </li>
      ))}
    </ul>
  );
}

/** On a phone they are folded, where there is more room always open. */
function LinkColumns({ columns, label, presenter }: { columns: FooterColumn[]; label: string; presenter: Presenter }) {
  if (columns.length === 0) return null;
  return (
    <details className={styles.fold}>
      <summary className={`row gap-2 text-medium ${styles.summary}`}>
        {label}
        <Icon name="chevronDown" />
      </summary>
      <div className={styles.columns}>
        {columns.map(({ title, links }, index) => (
          <div key={index}>
            <h2 className={styles.title}>
              <FooterAnchor target={title.target} presenter={presenter} className={styles.titleText}>
                <AddressText text={title.text} />
              </FooterAnchor>
            </h2>
            <ul>
              {links.map((link, place) => (
                <li key={place}>
                  <FooterAnchor target={link.target} presenter={presenter} className={styles.linkColumnsLink}>
                    <AddressText text={link.text} />
                  </FooterAnchor>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}

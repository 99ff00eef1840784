import { Logo } from '@lupa/ui/Logo.tsx';
import type { LayoutModel } from '../../page/pageModel.ts';
import { findNavigation } from '../findNavigation.ts';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';
import { Wrapper } from '../Wrapper.tsx';
import { Copyright } from './Copyright.tsx';
import styles from './Footer.module.css';
import { AddressText } from './FooterAnchor.tsx';
import { FooterImage } from './FooterImage.tsx';
import { Languages } from './Languages.tsx';
import { LinkColumns } from './LinkColumns.tsx';
import { Network } from './Network.tsx';
import { RegionalParts } from './RegionalParts.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { TopLinks } from './TopLinks.tsx';
import { TrustedArea } from './TrustedArea.tsx';

/**
 * Everything under the content: ways on, help, and who is behind the site. It is whole in the HTML; the browser renders it, and
 * `client/footer.ts` lets its images in, when the marker in front of it nears the viewport.
 */
export function Footer({ layout }: { layout: LayoutModel }) {
  const { presenter, homePath, navigation, locale, microcopy, footer } = layout;
  return (
    <>
      <div className={styles.marker} />
      <footer className={styles.footer} data-footer="">
        <Wrapper className={styles.areas}>
          <div className={styles.brand}>
            <div className={styles.house}>
              <a href={homePath} className={styles.home}>
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
            <RegionalParts parts={footer.columns}>{(columns) => <LinkColumns columns={columns} presenter={presenter} />}</RegionalParts>
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
            <Copyright text={footer.copyrightText} links={footer.copyrightLinks} presenter={presenter} microcopy={microcopy}>
              <Languages languages={layout.languages} current={locale} label={microcopy.language} />
              <ThemeSwitch microcopy={microcopy} />
            </Copyright>
          </div>
        </Wrapper>
      </footer>
    </>
  );
}

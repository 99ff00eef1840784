import { Logo } from '@lupa/ui/Logo.tsx';
import { Picture } from '@lupa/ui/Picture.tsx';
import type { LayoutModel } from '../../page/pageModel.ts';
import { findNavigation } from '../findNavigation.ts';
import { Wrapper } from '../Wrapper.tsx';
import { buildFooterModel, footerTarget } from './buildFooterModel.ts';
import { Copyright } from './Copyright.tsx';
import styles from './Footer.module.css';
import { Network } from './Network.tsx';
import { TrustedArea } from './TrustedArea.tsx';

/** Everything under the content: ways on, help, and who is behind the site. */
export function Footer({ layout }: { layout: LayoutModel }) {
  const { presenter, homePath, siteName, navigation, locale } = layout;
  const footer = buildFooterModel(layout);
  const top = findNavigation(navigation, 'Footer Top', locale).flatMap((item) =>
    item.ctaLink ? [{ name: item.name, link: item.ctaLink }] : [],
  );
  return (
    <footer className={styles.footer}>
      <Wrapper className={styles.areas}>
        <div className={styles.brand}>
          <a href={homePath} className={styles.home}>
            {footer.logoSite === null ? (
              <Logo siteName={siteName} />
            ) : (
              <Picture
                {...presenter.picture(
                  { src: footer.logoSite, alt: siteName, width: null, height: null },
                  { width: 192, height: 64, fit: 'inside' },
                )}
                className={styles.logo}
              />
            )}
          </a>
          {footer.address && <address className={styles.address}>{footer.address}</address>}
        </div>
        {top.length > 0 && (
          <ul className={styles.top}>
            {top.map(({ name, link }) => (
              <li key={name}>
                <a {...presenter.anchor(link)} className={styles.link}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
        {footer.linksArea.length > 0 && (
          <div className={styles.columns}>
            {footer.linksArea.map(({ linkTitle, links }) => (
              <div key={linkTitle.title}>
                <p className={styles.columnTitle}>
                  {linkTitle.link === null ? linkTitle.title : <a {...presenter.anchor({ url: linkTitle.link })}>{linkTitle.title}</a>}
                </p>
                <ul>
                  {links.map(({ text, link }) => (
                    <li key={text}>
                      <a {...presenter.anchor({ url: footerTarget(link) })} className={styles.link}>
                        {text}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        )}
        <TrustedArea area={footer.trustedArea} layout={layout} />
        <Network area={footer.networkInterlinkingArea} presenter={presenter} />
        <Copyright area={footer.copyrightArea} presenter={presenter} />
      </Wrapper>
    </footer>
  );
}

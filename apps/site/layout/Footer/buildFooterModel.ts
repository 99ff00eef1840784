import type { Footer } from '@lupa/contracts/globals.ts';
import type { LayoutModel } from '../../page/pageModel.ts';

export type FooterModel = Pick<Footer, 'linksArea' | 'networkInterlinkingArea' | 'trustedArea' | 'address' | 'copyrightArea' | 'logoSite'>;

/** The footer in the page's language: French parts where they hold something, the year put in (SPEC section 2). */
export function buildFooterModel({ footer, locale, currentYear }: Pick<LayoutModel, 'footer' | 'locale' | 'currentYear'>): FooterModel {
  const isFrench = locale === 'fr-CA';
  const { copyrightArea } = footer;
  return {
    linksArea: isFrench && footer.linksAreaFr.length > 0 ? footer.linksAreaFr : footer.linksArea,
    networkInterlinkingArea: footer.networkInterlinkingArea,
    trustedArea: isFrench && footer.trustedAreaFr.items.length > 0 ? footer.trustedAreaFr : footer.trustedArea,
    address: (isFrench && footer.addressFr) || footer.address,
    copyrightArea: { ...copyrightArea, text: copyrightArea.text.replaceAll('{currentYear}', String(currentYear)) },
    logoSite: footer.logoSite,
  };
}

/** A footer link's target: an address with an @ is one to write to. */
export function footerTarget(link: string): string {
  return link.includes('@') && !link.includes(':') ? `mailto:${link}` : link;
}

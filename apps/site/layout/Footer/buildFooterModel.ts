import type { Footer } from '@lupa/contracts/globals.ts';
import type { PageLocale } from '@lupa/contracts/locale.ts';
import { market } from '@lupa/contracts/market.ts';
import { ageInOntario } from '@lupa/ui/MinimumAge.tsx';
import { encodeMailto, FooterEmailError, isEmailLink } from './emailLink.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import { isIconName, type IconName } from '@lupa/ui/iconPaths.ts';

/** Where a footer link leads: to a page, to a mailbox (`href` is HTML, see `encodeMailto`), or, of a broken address, nowhere. */
export type FooterTarget = { kind: 'page'; url: string } | { kind: 'email'; href: string } | null;
type FooterLink = { text: string; target: FooterTarget };
export type FooterColumn = { title: FooterLink; links: FooterLink[] };
export type FooterTrustedArea = {
  title: string;
  description: string;
  items: (FooterLink & { logo: string | null; verifiedOn: string | null })[];
  /** In years, for the sign: gambling is for adults, and in Ontario they are older. */
  minimumAge: number;
};

/** Pages are the same for all visitors: both parts are in them, and the browser shows the one for where it is. */
export type Regional<Part> = { standard: Part; ontario: Part | null };

export type FooterModel = {
  siteName: string;
  logoSite: string | null;
  address: string;
  columns: Regional<FooterColumn[]>;
  trustedArea: Regional<FooterTrustedArea>;
  networkArea: { title: string; description: string; sites: (FooterLink & { logo: string | null; colour: string | null })[] };
  copyrightText: string;
  copyrightLinks: FooterLink[];
  socialLinks: { network: SocialNetwork; target: FooterTarget }[];
};

export type FooterParts = {
  footer: Footer;
  locale: PageLocale;
  siteName: string;
  currentYear: number;
  /** Hears of every link that is shown as text because its address cannot be encoded. */
  onError: (error: FooterEmailError) => void;
};

/** The footer as it is shown, in the page's language: French and Ontario parts where they hold something (requirement 2.55). */
export function buildFooterModel({ footer, locale, siteName, currentYear, onError }: FooterParts): FooterModel {
  const isFrench = locale === 'fr-CA';
  const targetOf = createTargetBuilder(onError);
  const buildTrustedArea = createTrustedAreaBuilder(targetOf, locale);
  // The texts of elsewhere tell another age.
  const signAlone = { title: footer.trustedArea.title, description: '', items: [] };
  const { linksAreaFr, linksAreaOntario, trustedAreaFr, trustedAreaOntario, networkInterlinkingArea, copyrightArea } = footer;
  return {
    siteName: footer.siteName || siteName,
    logoSite: footer.logoSite,
    address: (isFrench && footer.addressFr) || footer.address,
    columns: {
      standard: buildColumns(isFrench && linksAreaFr.length > 0 ? linksAreaFr : footer.linksArea, targetOf),
      ontario: linksAreaOntario.length > 0 ? buildColumns(linksAreaOntario, targetOf) : null,
    },
    trustedArea: {
      standard: buildTrustedArea(isFrench && holdsSomething(trustedAreaFr) ? trustedAreaFr : footer.trustedArea, market.minimumAge),
      ontario: buildTrustedArea(holdsSomething(trustedAreaOntario) ? trustedAreaOntario : signAlone, ageInOntario),
    },
    networkArea: {
      ...networkInterlinkingArea,
      sites: networkInterlinkingArea.sites.map(({ casinoName, casinoLink, casinoLogo, casinoColor }) => ({
        text: casinoName,
        target: targetOf(casinoLink),
        logo: casinoLogo,
        colour: casinoColor,
      })),
    },
    copyrightText: copyrightArea.text.replaceAll('{currentYear}', String(currentYear)),
    copyrightLinks: copyrightArea.links.map(({ text, link }) => ({ text, target: targetOf(link) })),
    socialLinks: copyrightArea.socialMedia.map(({ link, iconName }) => ({ network: findSocialNetwork(iconName), target: targetOf(link) })),
  };
}

type TargetBuilder = (link: string | null) => FooterTarget;

function createTargetBuilder(onError: FooterParts['onError']): TargetBuilder {
  return (link) => {
    if (link === null) return null;
    if (!isEmailLink(link)) return { kind: 'page', url: link };
    try {
      return { kind: 'email', href: encodeMailto(link) };
    } catch (error) {
      if (!(error instanceof FooterEmailError)) throw error;
      onError(error);
      return null;
    }
  };
}

function buildColumns(columns: Footer['linksArea'], targetOf: TargetBuilder): FooterColumn[] {
  return columns.map(({ linkTitle, links }) => ({
    title: { text: linkTitle.title, target: targetOf(linkTitle.link) },
    links: links.map(({ text, link }) => ({ text, target: targetOf(link) })),
  }));
}

type TrustedAreaBuilder = (area: Footer['trustedArea'], minimumAge: FooterTrustedArea['minimumAge']) => FooterTrustedArea;

function createTrustedAreaBuilder(targetOf: TargetBuilder, locale: PageLocale): TrustedAreaBuilder {
  return ({ title, description, items }, minimumAge) => ({
    title,
    description,
    minimumAge,
    items: items.map(({ name, link, logo, verifiedOn }) => ({
      text: name,
      target: targetOf(link),
      logo,
      verifiedOn: verifiedOn && formatDate(verifiedOn, locale, 'short'),
    })),
  });
}

function holdsSomething({ title, description, items }: Footer['trustedArea']): boolean {
  return title !== '' || description !== '' || items.length > 0;
}

type SocialNetwork = { name: string; icon: IconName };

const properNames: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  mail: 'Email',
  mastodon: 'Mastodon',
  rss: 'RSS',
  telegram: 'Telegram',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  x: 'X',
  youtube: 'YouTube',
};

function findSocialNetwork(iconName: string): SocialNetwork {
  const key = iconName.trim().toLowerCase();
  const name = Object.hasOwn(properNames, key) ? properNames[key] : undefined;
  return { name: name ?? capitalise(iconName.trim()), icon: isIconName(key) ? key : 'globe' };
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

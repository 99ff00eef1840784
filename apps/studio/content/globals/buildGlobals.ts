import { contentLocales, defaultContentLocale } from '@lupa/contracts/locale.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { slugs } from '../../core/slugs.ts';
import type { SiteGlobal } from '../../payload-types.ts';
import { buildDocument, type PublicDocument } from '../../core/publish/documents.ts';
import { createReferences, type References } from '../../core/publish/references.ts';
import type { Reader } from '../../core/publish/publishing.ts';

const globalsKey = 'globals';

type FooterForm = NonNullable<SiteGlobal['footer']>;

/** One document for each language: what is empty there is taken from Spanish, field by field. */
export async function buildGlobals(reader: Reader): Promise<PublicDocument[]> {
  const fallback = await reader.findGlobal(slugs.siteGlobals, defaultContentLocale);
  // Nobody has saved them yet.
  if (!fallback.updatedAt) return [];
  const documents: PublicDocument[] = [];
  for (const locale of contentLocales) {
    const own = locale === defaultContentLocale ? fallback : await reader.findGlobal(slugs.siteGlobals, locale);
    const references = createReferences(reader, locale);
    const bonusTypes = (own.bonusTypes?.length ? own.bonusTypes : fallback.bonusTypes) ?? [];
    const body = {
      siteName: own.siteName || fallback.siteName || '',
      bonusTypes: Object.fromEntries(bonusTypes.map(({ key, value }) => [key, value])),
      footer: await buildFooter(withFallback(own.footer ?? {}, fallback.footer ?? {}), references),
    };
    documents.push(buildDocument('globals', globalsKey, locale, body, references));
  }
  return documents;
}

function withFallback(own: FooterForm, fallback: FooterForm): FooterForm {
  const filled = Object.fromEntries(Object.entries(own).filter(([, value]) => !isEmptyDeep(value)));
  return { ...fallback, ...filled };
}

function isEmptyDeep(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every(isEmptyDeep);
}

async function buildFooter(footer: FooterForm, references: References) {
  return {
    linksArea: await buildLinksArea(footer.linksArea, references),
    linksAreaOntario: await buildLinksArea(footer.linksAreaOntario, references),
    linksAreaFr: await buildLinksArea(footer.linksAreaFr, references),
    networkInterlinkingArea: await buildNetworkArea(footer.networkInterlinkingArea, references),
    trustedArea: await buildTrustedArea(footer.trustedArea, references),
    trustedAreaOntario: await buildTrustedArea(footer.trustedAreaOntario, references),
    trustedAreaFr: await buildTrustedArea(footer.trustedAreaFr, references),
    address: footer.address,
    addressFr: footer.addressFr,
    logoSite: await references.imageSource(footer.logoSite),
    siteName: footer.siteName,
    copyrightArea: {
      text: footer.copyrightArea?.text,
      links: await buildLinks(footer.copyrightArea?.links, references),
      socialMedia: (footer.copyrightArea?.socialMedia ?? []).map(({ link, iconName }) => ({ link, iconName })),
    },
  };
}

async function buildLinksArea(columns: FooterForm['linksArea'], references: References) {
  const area: unknown[] = [];
  for (const { title, titleLink, links } of columns ?? []) {
    const link = (await references.link(titleLink)) ?? null;
    area.push({ linkTitle: { title, link }, links: await buildLinks(links, references) });
  }
  return area;
}

async function buildLinks(forms: { text: string; link: string }[] | null | undefined, references: References) {
  const links: { text: string; link: string }[] = [];
  for (const { text, link } of forms ?? []) links.push({ text, link: await references.link(link) });
  return links;
}

async function buildNetworkArea(area: FooterForm['networkInterlinkingArea'], references: References) {
  const sites: unknown[] = [];
  for (const { casinoName, casinoLink, casinoLogo, casinoColor } of area?.sites ?? []) {
    const link = await references.link(casinoLink);
    sites.push({ casinoName, casinoLink: link, casinoLogo: await references.imageSource(casinoLogo), casinoColor });
  }
  return { title: area?.title, description: area?.description, sites };
}

async function buildTrustedArea(area: FooterForm['trustedArea'], references: References) {
  const items: unknown[] = [];
  for (const { name, link, logo, verifiedOn } of area?.items ?? []) {
    const isHelpline = link?.startsWith('tel:') && verifiedOn;
    items.push({
      name,
      link: await references.link(link),
      logo: await references.imageSource(logo),
      ...(isHelpline && { verifiedOn: dayInMarket(new Date(verifiedOn)) }),
    });
  }
  return { title: area?.title, description: area?.description, items };
}

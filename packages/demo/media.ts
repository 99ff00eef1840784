import { cataloguePictures } from './catalogue/cataloguePictures.ts';
import { authors } from './writing/authors.ts';
import { paymentMethods } from './writing/paymentMethods.ts';
import type { DemoMedia } from './demoMedia.ts';
import { siteLogo, sisterSites } from './globals.ts';
import { illustrations } from './illustrations/illustrations.ts';
import { brands } from './logos/brands.ts';
import { drawIcon, drawLogo } from './logos/drawBrand.ts';
import { drawCover, drawPaymentLogo, drawPortrait, drawSign, drawSisterLogo, drawSiteLogo } from './logos/otherDrawings.ts';
import { partners } from './partners/partners.ts';

export const logoFile = (partnerSlug: string): string => `${partnerSlug}.png`;
export const iconFile = (partnerSlug: string): string => `${partnerSlug}-icono.png`;
export const paymentFile = (internalName: string): string => `pago-${internalName}.png`;
export const portraitFile = (authorKey: string): string => `autor-${authorKey}.png`;

function brandOf(slug: string) {
  const brand = brands[slug];
  if (!brand) throw new Error(`No brand for ${slug}`);
  return brand;
}

const signs: { file: string; alt: string; lines: [string, string]; tint: string }[] = [
  { file: 'ayuda-salud-responde.png', alt: 'Salud Responde', lines: ['SALUD', 'RESPONDE'], tint: '#0B5E8A' },
  { file: 'ayuda-4141.png', alt: 'Línea *4141', lines: ['*4141', 'LÍNEA DE CRISIS'], tint: '#6A3D9A' },
  { file: 'ayuda-quebec.png', alt: 'Jeu : aide et référence', lines: ['JEU', 'AIDE ET RÉFÉRENCE'], tint: '#1F4E9E' },
  { file: 'ayuda-ontario.png', alt: 'ConnexOntario', lines: ['CONNEX', 'ONTARIO'], tint: '#1C7C54' },
  { file: 'ayuda-alemania.png', alt: 'Check dein Spiel', lines: ['CHECK', 'DEIN SPIEL'], tint: '#A8460F' },
  { file: 'mayores-de-18.png', alt: 'Solo mayores de 18 años', lines: ['18+', 'SOLO ADULTOS'], tint: '#A62B1F' },
  { file: 'mayores-de-18-en.png', alt: 'Adults only (18+)', lines: ['18+', 'ADULTS ONLY'], tint: '#A62B1F' },
  { file: 'mayores-de-18-fr.png', alt: '18 ans et plus', lines: ['18 ANS', 'ET PLUS'], tint: '#A62B1F' },
  { file: 'mayores-de-18-de.png', alt: 'Nur für Erwachsene (ab 18)', lines: ['AB 18', 'NUR ERWACHSENE'], tint: '#A62B1F' },
];

/** Every picture of the demo site. */
export const media: DemoMedia[] = [
  ...illustrations,
  ...cataloguePictures,
  ...partners.flatMap(({ slug, name }) => [
    { file: logoFile(slug), alt: name, drawing: () => drawLogo(brandOf(slug)) },
    { file: iconFile(slug), alt: '', drawing: () => drawIcon(brandOf(slug)) },
  ]),
  ...paymentMethods.map(({ internalName, name }) => ({
    file: paymentFile(internalName),
    alt: name,
    drawing: () => drawPaymentLogo(internalName),
  })),
  ...authors.map(({ key, name }) => ({ file: portraitFile(key), alt: `Retrato dibujado de ${name}`, drawing: () => drawPortrait(key) })),
  { file: siteLogo, alt: 'LupaCasino', drawing: drawSiteLogo },
  ...sisterSites.map(({ key, name, colour }) => ({
    file: `${key}.png`,
    alt: name,
    drawing: () => drawSisterLogo(name, colour),
  })),
  ...signs.map(({ file, alt, lines, tint }) => ({ file, alt, drawing: () => drawSign(lines, tint) })),
  { file: 'portada-lupa.png', alt: 'Una lupa sobre una lista de ofertas: bajo el vidrio se lee la palabra rollover', drawing: drawCover },
];

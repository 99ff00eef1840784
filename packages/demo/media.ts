import { z } from 'zod';
import { cataloguePictures } from './catalogue/cataloguePictures.ts';
import { authors } from './writing/authors.ts';
import { paymentMethods } from './writing/paymentMethods.ts';
import { siteLogo, sisterSites } from './globals.ts';
import { backdrops as backdropKinds, drawBackdrop, type BackdropName } from './illustrations/backdrops.ts';
import { drawIllustration, grounds, type GroundName } from './illustrations/drawIllustration.ts';
import { objects, type ObjectName } from './illustrations/objects.ts';
import { scenes, type SceneName } from './illustrations/scenes.ts';
import { brands } from './logos/brands.ts';
import { drawIcon, drawLogo, type Drawing } from './logos/drawBrand.ts';
import { drawSisterMark, drawSiteLogo } from './logos/houseMarks.ts';
import { drawCover, drawPortrait } from './logos/otherDrawings.ts';
import { drawPaymentMark } from './logos/paymentMarks.ts';
import { drawTrustMark, trustMarks } from './logos/trustMarks.ts';
import { partners } from './partners/partners.ts';
import { slips } from './partners/slips.ts';
import { readContent } from './writing/readContent.ts';

export const logoFile = (partnerSlug: string): string => `${partnerSlug}.png`;
export const iconFile = (partnerSlug: string): string => `${partnerSlug}-icono.png`;
export const paymentFile = (internalName: string): string => `pago-${internalName}.png`;
export const portraitFile = (authorKey: string): string => `autor-${authorKey}.png`;

function brandOf(slug: string) {
  const brand = brands[slug];
  if (!brand) throw new Error(`No brand for ${slug}`);
  return brand;
}

const pngFile = z.string().endsWith('.png');
const objectSchema = z.enum(Object.keys(objects) as ObjectName[]);
const { illustrations, backdrops, cover } = readContent(
  'pictures.yaml',
  z.strictObject({
    /** Pictures that tell what a page is about. */
    illustrations: z.array(
      z.strictObject({
        file: pngFile,
        alt: z.string().min(1),
        scene: z.enum(Object.keys(scenes) as SceneName[]),
        ground: z.enum(Object.keys(grounds) as GroundName[]),
        main: objectSchema,
        beside: z.tuple([objectSchema, objectSchema]),
      }),
    ),
    backdrops: z.array(z.strictObject({ file: pngFile, scene: z.enum(Object.keys(backdropKinds) as BackdropName[]) })),
    cover: z.strictObject({ file: pngFile, alt: z.string().min(1) }),
  }),
);

/** A picture of the demo site: an SVG to be made into a PNG of that name. */
export type DemoMedia = { file: string; alt: string; drawing: () => Drawing | Promise<Drawing> };

/** Every picture of the demo site. */
export const media: DemoMedia[] = [
  ...illustrations.map(({ file, alt, ...scene }) => ({ file, alt, drawing: () => drawIllustration(scene) })),
  ...backdrops.map(({ file, scene }) => ({ file, alt: '', drawing: () => drawBackdrop(scene) })),
  ...cataloguePictures,
  ...partners.flatMap(({ slug, name }) => [
    { file: logoFile(slug), alt: name, drawing: () => drawLogo(brandOf(slug)) },
    { file: iconFile(slug), alt: '', drawing: () => drawIcon(brandOf(slug)) },
  ]),
  ...paymentMethods.map(({ internalName, name }) => ({
    file: paymentFile(internalName),
    alt: name,
    drawing: () => drawPaymentMark(internalName),
  })),
  ...authors.map(({ key, name }) => ({ file: portraitFile(key), alt: `Retrato dibujado de ${name}`, drawing: () => drawPortrait(key) })),
  { file: siteLogo, alt: 'LupaCasino', drawing: drawSiteLogo },
  ...sisterSites.map((site) => ({ file: `${site.key}.png`, alt: site.name, drawing: () => drawSisterMark(site) })),
  ...trustMarks.map((mark) => ({ file: mark.file, alt: mark.alt, drawing: () => drawTrustMark(mark) })),
  ...slips,
  { ...cover, drawing: drawCover },
];

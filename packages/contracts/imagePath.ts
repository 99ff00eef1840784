/** Widths in CSS pixels that the image host makes. Another width is a 400, so that the cache stays small. */
export const imageWidths = [32, 48, 64, 96, 128, 160, 192, 256, 320, 384, 480, 640, 768, 960, 1280, 1600, 1920] as const;
export type ImageWidth = (typeof imageWidths)[number];

export const imageFits = ['cover', 'contain', 'inside'] as const;
export type ImageFit = (typeof imageFits)[number];

export const imageFormats = ['auto', 'avif', 'webp', 'png', 'jpeg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** Few, as the widths are: each is one more file to draw and to keep. */
export const imageQualities = [50, 70, 80, 90] as const;
export type ImageQuality = (typeof imageQualities)[number];

/** SPEC section 9: webp at quality 90. */
export const defaultImageQuality: ImageQuality = 90;

export type ImageModifiers = {
  width?: ImageWidth;
  height?: ImageWidth;
  fit?: ImageFit;
  /** `auto`, the default, takes the best format that the request accepts: avif, then webp, then the source's own. */
  format?: ImageFormat;
  quality?: ImageQuality;
};

/** Folders of source paths: content images by file name, and games artwork by hash. */
export const imageSources = { media: 'media', arcade: 'arcade' } as const;

/** Path on the image host: `/w_320,h_160,fit_cover/media/casino-andino.png`; `/original/…` for the source as it is. */
export function buildImagePath(source: string, { width, height, fit, format, quality }: ImageModifiers): string {
  let modifiers = '';
  if (width) modifiers += `,w_${width}`;
  if (height) modifiers += `,h_${height}`;
  if (fit) modifiers += `,fit_${fit}`;
  if (format && format !== 'auto') modifiers += `,f_${format}`;
  if (quality && quality !== defaultImageQuality) modifiers += `,q_${quality}`;
  const path = isPlainPath.test(source) ? source : source.split('/').map(encodeURIComponent).join('/');
  return `/${modifiers === '' ? 'original' : modifiers.slice(1)}/${path}`;
}

// Of these characters nothing has to be encoded.
const isPlainPath = /^[\w./-]*$/;

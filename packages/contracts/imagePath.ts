/** Widths in pixels that the image host makes; another is a 400. Each is one more file to draw and to keep. */
export const imageWidths = [320, 384, 480, 640, 768, 960, 1280, 1600, 1920] as const;
export type ImageWidth = (typeof imageWidths)[number];

export const imageBoxes = [
  { width: 48, height: 48 },
  { width: 64, height: 32 },
  { width: 64, height: 64 },
  { width: 96, height: 32 },
  { width: 96, height: 64 },
  { width: 96, height: 96 },
  { width: 128, height: 64 },
  { width: 128, height: 128 },
  { width: 160, height: 64 },
  { width: 192, height: 64 },
  { width: 192, height: 96 },
  { width: 192, height: 128 },
  { width: 192, height: 192 },
  { width: 256, height: 128 },
  { width: 256, height: 256 },
  { width: 320, height: 128 },
  { width: 320, height: 192 },
  { width: 384, height: 128 },
  { width: 384, height: 192 },
  { width: 384, height: 384 },
  { width: 480, height: 320 },
  { width: 960, height: 640 },
  { width: 1200, height: 630 },
  { width: 1280, height: 640 },
] as const;
export type ImageBox = (typeof imageBoxes)[number];
export type ImageSize = ImageBox | { width: ImageWidth; height?: undefined } | { width?: undefined; height?: undefined };

export const imageFits = ['cover', 'contain', 'inside'] as const;
export type ImageFit = (typeof imageFits)[number];

export const imageFormats = ['auto', 'avif', 'webp', 'png', 'jpeg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** Few, as the widths are: each is one more file to draw and to keep. */
export const imageQualities = [50, 70, 80, 90] as const;
export type ImageQuality = (typeof imageQualities)[number];

/** Requirement 9.10: webp at quality 90. */
export const defaultImageQuality: ImageQuality = 90;

/** The point of a picture that stays in sight when it is cut, in percent of its width and height from the top left. */
export type ImageFocus = { x: number; y: number };

/** Percent between two focal points that the image host knows: each is one more file to draw and to keep. */
export const imageFocusStep = 10;

/** The nearest focal point that the host knows, on the side of the nearer edge: so what is close to an edge is never cut off. */
export function roundFocus({ x, y }: ImageFocus): ImageFocus {
  const round = (percent: number) => (percent < 50 ? Math.floor : Math.ceil)(percent / imageFocusStep) * imageFocusStep;
  return { x: round(x), y: round(y) };
}

export const isCentred = ({ x, y }: ImageFocus): boolean => x === 50 && y === 50;

export type ImageModifiers = ImageSize & {
  fit?: ImageFit;
  /** For `cover`: the point of the picture, in percent, that stands at the same point of the box. Centred without one. */
  focus?: ImageFocus;
  format?: ImageFormat;
  quality?: ImageQuality;
};

/** Folders of source paths: content images by file name, and games artwork by hash. */
export const imageSources = { media: 'media', arcade: 'arcade' } as const;

/** `/w_320,h_128,fit_cover/media/casino-andino.png` on the image host; `/original/…` is the source without personal data. */
export function buildImagePath(source: string, { width, height, fit, focus, format, quality }: ImageModifiers): string {
  let modifiers = '';
  if (width) modifiers += `,w_${width}`;
  if (height) modifiers += `,h_${height}`;
  if (fit) modifiers += `,fit_${fit}`;
  if (focus && !isCentred(focus)) modifiers += `,focus_${focus.x}-${focus.y}`;
  if (format && format !== 'auto') modifiers += `,f_${format}`;
  if (quality && quality !== defaultImageQuality) modifiers += `,q_${quality}`;
  const path = isPlainPath.test(source) ? source : source.split('/').map(encodeURIComponent).join('/');
  return `/${modifiers === '' ? 'original' : modifiers.slice(1)}/${path}`;
}

const isPlainPath = /^[\w./-]*$/;

/** Other image hosts that the resize host reads from: the first folder of a source path there, and the base URL that it stands for. */
export type ImageOrigins = ReadonlyMap<string, string>;

/** Reads `name=https://host/base,other=https://…`. @throws Error that names the wrong entry */
export function parseImageOrigins(text: string): ImageOrigins {
  const origins = new Map<string, string>();
  for (const entry of text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const mark = entry.indexOf('=');
    const [name, origin] = [entry.slice(0, mark), entry.slice(mark + 1)];
    const isTaken = origins.has(name) || Object.values<string>(imageSources).includes(name);
    const url = URL.canParse(origin) ? new URL(origin) : null;
    const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.search === '' && url.hash === '';
    if (!/^[a-z][a-z0-9-]*$/.test(name) || isTaken || !isPlain) throw new Error(`"${entry}" is not a name of its own and a URL`);
    origins.set(name, url.href.replace(/\/+$/, ''));
  }
  return origins;
}

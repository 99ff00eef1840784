/** An image with final URLs. `width` and `height` are CSS pixels and keep its place while it loads. */
export type PictureProps = {
  src: string;
  srcSet?: string;
  sizes?: string;
  width: number;
  height: number;
  alt: string;
  /** In the first screen: loaded eagerly, before other images. */
  isPriority: boolean;
  /** What stays in sight where a style cuts the image, in percent: tens, as `styles/focus.css` has them. */
  focus?: { x: number; y: number };
};

/** The image host picks the format from `Accept`, so one source serves every browser. */
export function Picture({ className, isPriority, alt, focus, ...image }: PictureProps & { className?: string | undefined }) {
  const loading = isPriority ? ({ loading: 'eager', fetchPriority: 'high', decoding: 'async' } as const) : ({ loading: 'lazy' } as const);
  const cut = focus && { 'data-focus-x': focus.x, 'data-focus-y': focus.y };
  const img = <img alt={alt} {...image} {...cut} {...loading} className={className} />;
  // Inside <picture> React writes no preload link in front of a block's HTML, as it does for what is not lazy.
  return isPriority ? <picture>{img}</picture> : img;
}

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
};

/** The image host picks the format from `Accept`, so one source serves every browser. */
export function Picture({ className, isPriority, alt, ...image }: PictureProps & { className?: string | undefined }) {
  const loading = isPriority ? ({ loading: 'eager', fetchPriority: 'high', decoding: 'async' } as const) : ({ loading: 'lazy' } as const);
  const img = <img alt={alt} {...image} {...loading} className={className} />;
  // Inside <picture> React writes no preload link in front of a block's HTML, as it does for what is not lazy.
  return isPriority ? <picture>{img}</picture> : img;
}

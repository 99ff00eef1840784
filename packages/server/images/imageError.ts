export type ImageFault =
  /** No image of a kind that we serve. */
  | 'notImage'
  /** It cannot be read to its end. */
  | 'broken'
  /** More pixels or a longer side than are read. */
  | 'tooLarge'
  | 'tooManyBytes'
  /** Drawing it takes too long. */
  | 'costly'
  /** Of drawings (SVG). */
  | 'encoding'
  | 'entities'
  | 'styleSheet'
  | 'rule'
  | 'element'
  | 'program'
  | 'filter'
  | 'reference'
  | 'picture'
  | 'tooManyElements'
  /** It has no size, or no renderer reads it. */
  | 'undrawable';

/** A source that is not taken or drawn. The message is for the caller; `detail` names what of it is wrong. */
export class ImageError extends Error {
  override readonly name = 'ImageError';
  readonly fault: ImageFault;
  readonly detail: string;
  constructor(message: string, { fault = 'broken', detail = '', cause }: { fault?: ImageFault; detail?: string; cause?: unknown } = {}) {
    super(message, { cause });
    this.fault = fault;
    this.detail = detail;
  }
}

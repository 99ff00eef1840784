export type ImageFault =
  | 'notImage'
  /** A kind of picture that is not taken, such as HEIC. */
  | 'otherType'
  /** It cannot be read to its end. */
  | 'broken'
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
  | 'filter'
  | 'reference'
  | 'picture'
  | 'tooManyElements'
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

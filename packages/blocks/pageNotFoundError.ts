/**
 * Thrown by a block's loader when what the whole page is about does not exist: the page is then not found (requirement 2.13). Only for a
 * service that answered and knows no such thing. One that fails has declared nothing.
 */
export class PageNotFoundError extends Error {
  override readonly name = 'PageNotFoundError';
}

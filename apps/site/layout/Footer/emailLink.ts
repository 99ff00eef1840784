/** Requirement 8.9: the footer's email-encoding error. */
export class FooterEmailError extends Error {
  override readonly name = 'FooterEmailError';
  readonly link: string;
  constructor(link: string, options: ErrorOptions) {
    super('Unable to encode footer email', options);
    this.link = link;
  }
}

const scheme = /^mailto:/i;
const bareAddress = /^[^\s@/?#:]+@[^\s@/?#:]+$/;

/** True for `name@host` and for `mailto:name@host`, not for an address of the web with an @ in it. */
export function isEmailLink(link: string): boolean {
  const target = link.trim();
  return scheme.test(target) ? target.includes('@') : bareAddress.test(target);
}

/**
 * The value of a `mailto:` link's `href` as HTML, every character of it a reference: a browser reads the address, a harvester that searches
 * the source does not. @throws FooterEmailError for what no URL can hold.
 */
export function encodeMailto(link: string): string {
  const target = link.trim();
  try {
    return toReferences(scheme.test(target) ? rebuildMailto(target) : `mailto:${encodeAddress(target)}`);
  } catch (error) {
    throw new FooterEmailError(link, { cause: error });
  }
}

function rebuildMailto(url: string): string {
  const [recipients = '', ...query] = url.replace(scheme, '').split('?');
  const addresses = recipients.split(',').map((address) => encodeAddress(decodeURIComponent(address.trim())));
  // The editor has encoded what needs it; the rest may not leave the attribute.
  const rest = query.length > 0 ? `?${encodeURI(query.join('?')).replaceAll('%25', '%')}` : '';
  return `mailto:${addresses.join(',')}${rest}`;
}

function encodeAddress(address: string): string {
  return address.split('@').map(encodeURIComponent).join('@');
}

function toReferences(ascii: string): string {
  return ascii.replace(/./g, (character) => `&#${character.charCodeAt(0)};`);
}

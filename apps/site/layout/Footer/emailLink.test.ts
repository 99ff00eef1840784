// Requirements: 2.57, 8.9.
import { array, assert, constantFrom, property, string, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { encodeMailto, FooterEmailError, isEmailLink } from './emailLink.ts';

const decode = (html: string) => html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

const localPart = stringMatching(/^[A-Za-z0-9._%+'&=!$-]{1,20}$/);
const host = array(stringMatching(/^[a-z0-9-]{1,12}$/), { minLength: 1, maxLength: 3 }).map((labels) => labels.join('.'));

test.each(['hola@lupacasino.example', ' hola@lupacasino.example ', 'mailto:hola@lupacasino.example', 'MAILTO:a@b.example?subject=Hola'])(
  '%j is an address to write to',
  (link) => expect(isEmailLink(link)).toBe(true),
);

test.each([
  'https://social.example/@lupacasino',
  'https://user@host.example/',
  '//social.example/@lupa',
  '/@lupa',
  'media/foto@2x.png',
  '?a=b@c',
  '#a@b',
  'tel:6003607777',
  'mailto:',
  '@lupa',
  'lupa@',
  'a@b@c',
  '/nosotros/',
  '',
])('%j is not', (link) => expect(isEmailLink(link)).toBe(false));

test('no address of the web is taken for a mailbox', () => {
  assert(property(stringMatching(/^(https?:)?\/\/([a-z]{1,5}@)?[a-z.]{1,10}\/[@a-z/?#.]{0,20}$/), (url) => !isEmailLink(url)));
});

test('a browser reads the address that was encoded, a harvester of the source reads nothing', () => {
  assert(
    property(localPart, host, constantFrom('', 'mailto:'), (local, domain, scheme) => {
      const address = `${scheme === '' ? local : encodeURIComponent(local)}@${domain}`;
      const html = encodeMailto(scheme + address);
      expect(html).toMatch(/^(&#\d+;)+$/);
      const url = new URL(decode(html));
      expect(url.protocol).toBe('mailto:');
      expect(decodeURIComponent(url.pathname)).toBe(`${local}@${domain}`);
    }),
  );
});

test('nothing leaves the attribute, whatever the link is', () => {
  assert(
    property(string({ unit: 'binary' }), (rest) => {
      try {
        return /^(&#\d+;)*$/.test(encodeMailto(`mailto:a@b?${rest}`));
      } catch (error) {
        return error instanceof FooterEmailError;
      }
    }),
  );
});

test('subject and further recipients are kept', () => {
  expect(decode(encodeMailto('mailto:a@b.example,c%2Bd@e.example?subject=Hola%20a&body=ñ"'))).toBe(
    'mailto:a@b.example,c%2Bd@e.example?subject=Hola%20a&body=%C3%B1%22',
  );
});

test.each(['\ud800hola@lupa.example', 'mailto:%E0%A4%A@lupa.example', 'mailto:a@b.example?subject=\udc00'])(
  'what no URL can hold is an error with its cause: %j',
  (link) => {
    const error = catchError(() => encodeMailto(link));
    expect(error).toBeInstanceOf(FooterEmailError);
    expect(error).toMatchObject({ message: 'Unable to encode footer email', link, cause: expect.any(URIError) });
  },
);

function catchError(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}

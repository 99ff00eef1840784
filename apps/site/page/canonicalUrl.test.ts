// Requirements: 12.7.
import { property, array, assert, constantFrom, oneof, string, webUrl, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalPath, readCanonicalUrl } from './canonicalUrl.ts';

const piece = oneof(
  string({ unit: 'binary' }),
  constantFrom('/', '//', '..', '.', '%2F', '%2e', '%', '%C3%B1', 'İ', 'ß', '\\', '?', '&', '=', '#', ' ', 'utm_source=', 'cclid=a'),
);
const target = oneof(
  array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`),
  webUrl({ withQueryParameters: true }).map((url) => url.replace(/^https?:\/\//, '//')),
  stringMatching(/^\/([a-zA-Z0-9%-]{0,8}\/){0,4}(\?[a-z&=%0-9]{0,20})?$/),
);

describe('readCanonicalUrl', () => {
  it('moves every address at most once', () => {
    assert(
      property(target, (given) => {
        const url = readCanonicalUrl(given);
        if (url.kind !== 'moved') return true;
        return readCanonicalUrl(url.location).kind === 'canonical';
      }),
      { numRuns: 2000 },
    );
  });

  it('never leads off the site', () => {
    assert(
      property(target, (given) => {
        const url = readCanonicalUrl(given);
        const location = url.kind === 'moved' ? url.location : '/';
        return (
          new URL(location, 'https://lupacasino.example').origin === 'https://lupacasino.example' &&
          /^\/(?![/\\])/.test(location) &&
          !/[\r\n]/.test(location)
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('has no key for a query that it does not know', () => {
    assert(
      property(string(), string(), (name, value) => {
        const url = readCanonicalUrl(`/a/?${encodeURIComponent(`x${name}`.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`);
        return url.kind !== 'canonical';
      }),
    );
  });

  it('keeps what changes the page in the key, in a fixed order, and campaigns out of it', () => {
    expect(readCanonicalUrl('/a/?orden=name&pagina=2&cclid=x')).toEqual({
      kind: 'canonical',
      key: '/a/?orden=name&pagina=2',
      path: '/a/',
      campaign: 'cclid=x',
    });
    expect(readCanonicalUrl('/a/?cclid=x&pagina=2&orden=name&pagina=3')).toEqual({
      kind: 'moved',
      location: '/a/?orden=name&pagina=2,3&cclid=x',
      path: '/a/',
      campaign: 'cclid=x',
    });
    expect(readCanonicalUrl('/a/?pagina=')).toMatchObject({ kind: 'moved', location: '/a/', path: '/a/' });
  });

  it.each([
    '?gclid=EAIaIQob-_a&gad_source=1&wbraid=b&gbraid=c',
    '?utm_content=x&utm_source=mail&utm_medium=e%2dmail+list&cclid=1',
    '?at_medium=a&wt_mc=b&ml_subscriber=c&matomo_campaign=d&itm_source=e&igsh=f&mibextid=g&irgwc=1&ranMID=2&tduid=3&btag=4&mkevt=5',
    '?fbclid=IwAR0&msclkid=1&ttclid=2&dclid=3&srsltid=4&mc_cid=5&ref=6',
    '?_gl=1*abc*_ga*MTIz~.',
    '?gclid=&gclid=2',
    // Google and its tags.
    '?gclid=EAIaIQobChMI&gclsrc=aw.ds&gad_campaignid=22&gbraid=0AAAA',
    '?_ga=2.1.3.4-5.6&_gac=1.2&_gcl_au=1',
    '?utm_source_platform=x&utm_creative_format=y&utm_marketing_tactic=z&utm_id=1',
    // Microsoft, Yahoo, Yandex, Amazon.
    '?msclkid=1&yclid=2&ymclid=3',
    // Meta, Instagram, TikTok, X, LinkedIn, Pinterest, Snapchat, Reddit, Quora.
    '?fbclid=1&fb_ad_id=2&igshid=3',
    '?ttclid=E.C.P.x&twclid=2a&li_fat_id=b-1&epik=dj0y&ScCid=a-1&rdt_cid=5&qclid=7',
    // Taboola, Outbrain, Awin, CJ, ShareASale, Impact, Voluum and whoever names it a click id.
    '?tblci=Gi&dicbo=v2&awc=1_2_3&cjevent=ab&sscid=c1&irclickid=x&clickid=1&click_id=2&rb_clickid=3&vmcid=4',
    // Adobe, Marketo, HubSpot, Klaviyo, Mailchimp, Matomo.
    '?s_kwcid=AL!1!3&ef_id=a:G:s&mkt_tok=eyJ&_hsenc=p2&_hsmi=1&hsa_cam=9&_kx=ab&mc_cid=1&mc_eid=2&mtm_campaign=a&pk_kwd=b',
    '?campaign_id=1&adset_id=2&ad_id=3&adgroup_id=4',
  ])('takes a visitor who comes with %s without a redirect, to the page that all see', (query) => {
    expect(readCanonicalUrl(`/a/${query}`)).toEqual({ kind: 'canonical', key: '/a/', path: '/a/', campaign: query.slice(1) });
    expect(readCanonicalUrl(`/a/?pago=webpay&${query.slice(1)}`)).toMatchObject({ kind: 'canonical', key: '/a/?pago=webpay' });
  });

  it.each(['id', 'p', 'page_id', 'option', 'Itemid', 'cat', 'cid', 'sid', 'PHPSESSID', 's', 'lang', 'v', 'amp', 'xid', 'refer'])(
    'takes %s, by which older sites named pages, for none of them',
    (name) => {
      expect(readCanonicalUrl(`/a/?${name}=1`)).toEqual({ kind: 'moved', location: '/a/', path: '/a/', campaign: '' });
    },
  );

  it('encodes what no address may have, and drops what it does not know', () => {
    expect(readCanonicalUrl('/a/?gclid=ñ&other=1')).toMatchObject({ kind: 'moved', location: '/a/?gclid=%C3%B1' });
  });

  it('reads the values of content keys as lists', () => {
    expect(readCanonicalUrl('/a/?pago=webpay,khipu&bono=freeSpins')).toMatchObject({
      kind: 'canonical',
      key: '/a/?pago=webpay,khipu&bono=freeSpins',
    });
    expect(readCanonicalUrl('/a/?bono=x&pago=webpay%2Ckhipu,,%20webpay')).toMatchObject({ location: '/a/?pago=webpay,khipu&bono=x' });
    expect(readCanonicalUrl('/a/?comparar=a&comparar=b')).toMatchObject({ location: '/a/?comparar=a,b' });
    expect(readCanonicalUrl('/a/?pago=,,')).toMatchObject({ kind: 'moved', location: '/a/' });
  });
});

describe('canonicalPath', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['a', '/a/'],
    ['/A//b', '/a/b/'],
    ['/Ñandú/', '/%C3%B1and%C3%BA/'],
    ['/n%CC%83/', '/%C3%B1/'],
    ['/..', null],
    ['/a%2fb', null],
    ['/%ff', null],
  ])('%j is %j', (path, expected) => {
    expect(canonicalPath(path)).toBe(expected);
  });
});

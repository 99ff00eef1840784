import { z } from 'zod';
import { choice, httpUrl, splitList, wholeNumber } from '../fields.ts';
import { variable } from '../variable.ts';

export const cdnVariables = {
  CDN: variable({
    schema: choice(['fastly', 'cloudflare', 'varnish']).optional(),
    parts: ['site', 'purger', 'runner'],
    about:
      'The CDN in front of the site, which is purged by tag with each publication (deploy/README.md). `npm start` then runs the purger beside the content service.',
    example: 'cloudflare',
  }),
  EDGE_SECONDS: variable({
    schema: wholeNumber('a number of seconds', { from: 0, to: 86_400, fallback: 0 }),
    parts: ['site'],
    about:
      'How long that CDN may keep a page until it is purged; 86400 is a day. 0: a minute, as a cache that nobody purges. Needs CDN and a purger that runs.',
  }),
  CDN_ID: variable({
    schema: z.string().regex(/^\w+$/).optional().describe("Fastly's id of the service, or Cloudflare's id of the zone"),
    parts: ['purger'],
    about: 'Fastly: the id of the service. Cloudflare: the id of the zone.',
    example: '023e105f4ecef8ad9ca31a8372d0c353',
  }),
  CDN_TOKEN: variable({
    schema: z
      .string()
      .regex(/^[\x21-\x7e]+$/)
      .optional()
      .describe("a token of the CDN's API"),
    parts: ['purger'],
    about:
      'A token that may purge, and nothing else: for Fastly of the scopes purge_select and purge_all, for Cloudflare with the permission Cache Purge.',
    isSecret: true,
  }),
  CDN_URLS: variable({
    schema: z
      .string()
      .transform(splitList)
      .pipe(z.array(httpUrl.transform((address) => address.replace(/\/+$/, ''))))
      .optional()
      .describe('a comma separated list of http or https URLs'),
    parts: ['purger'],
    about: 'Varnish: every cache, comma separated. Fastly and Cloudflare: their API, where it is elsewhere.',
    example: 'http://varnish-0.internal:6081,http://varnish-1.internal:6081',
  }),
};

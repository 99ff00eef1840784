import { z } from 'zod';
import { choice, httpUrl, optionalUrl, originList, wholeNumber } from '../fields.ts';
import { variable } from '../variable.ts';

export const serviceVariables = {
  CLICK_AGENTS_PER_HOUR: variable({
    schema: wholeNumber('a number of browsers', { from: 1, to: 100_000, fallback: 30 }),
    parts: ['clickout'],
    about:
      'Different browsers at one address that are believed to be people within an hour; clicks of further ones are recorded as suspicious.',
  }),
  CLICK_RESERVE_MEGABYTES: variable({
    schema: wholeNumber('a number of megabytes', { from: 0, to: 4096, fallback: 16 }),
    parts: ['clickout'],
    about: 'Room on the disk that is kept for clicks while the database is away, for the day when the disk is full. 0: none.',
  }),
  CLICK_RETENTION_DAYS: variable({
    schema: wholeNumber('a number of days', { from: 1, to: 3650, fallback: 90 }),
    parts: ['clickout', 'studio'],
    about: 'Days after which raw clicks become daily sums, and answers with toplists that no raw click names are deleted.',
  }),
  CONSENT_RETENTION_DAYS: variable({
    schema: wholeNumber('a number of days', { from: 365, to: 3650, fallback: 1095 }),
    parts: ['content', 'studio'],
    about: 'Days after which an entry of the consent log is deleted.',
  }),
  ERROR_REPORT_RETENTION_DAYS: variable({
    schema: wholeNumber('a number of days', { from: 7, to: 3650, fallback: 180 }),
    parts: ['studio'],
    about:
      'Days after which what a visitor reported as wrong is deleted, with its number. What was put right stays in the log of corrections.',
  }),
  IMAGE_CACHE_MEGABYTES: variable({
    schema: wholeNumber('a number of megabytes', { from: 1, fallback: 1024 }),
    parts: ['images'],
    about: 'Size of the cache of made images on disk.',
  }),
  JACKPOTS_ORIGINS: variable({
    schema: originList.optional().describe('a comma separated list of origins such as https://www.example.cl'),
    parts: ['jackpots'],
    about: 'Pages that may connect to the broadcaster, comma separated. Unset: those of SITE_URL.',
    example: 'https://www.example.cl',
  }),
  JACKPOTS_CONNECTIONS_PER_ADDRESS: variable({
    schema: wholeNumber('a number of connections', { from: 1, to: 1_000_000, fallback: 500 }),
    parts: ['jackpots'],
    about: 'Connections to the broadcaster from one address; a mobile network may have thousands of visitors behind one.',
  }),
  JACKPOTS_FEED_URL: variable({
    schema: httpUrl.optional().describe('an http or https URL'),
    in: { runner: optionalUrl },
    parts: ['jackpots', 'runner'],
    about: 'Your amounts as JSON, [{"jackpotId":"jp-1","currencyCode":"CLP","amount":184230118.5}].',
    example: 'https://feed.example.com/jackpots.json',
  }),
  JACKPOTS_FEED_SECONDS: variable({
    schema: wholeNumber('a number of seconds', { from: 1, to: 3600, fallback: 5 }),
    parts: ['jackpots'],
    about: 'How often that feed is read.',
  }),
  JACKPOTS_SIMULATOR: variable({
    schema: choice(['on', 'off']).default('off'),
    in: { runner: choice(['on', 'off']).optional() },
    parts: ['jackpots', 'runner'],
    about: "on: the demo's invented amounts rise, until real ones come. `npm start` sets on unless there is a JACKPOTS_FEED_URL.",
  }),
  FRAME_ANCESTORS: variable({
    schema: originList.default([]).describe('a list of origins such as https://www.example.cl,https://m.example.cl'),
    parts: ['freeplay'],
    about: 'Origins whose pages may show a free-play game in a frame, comma separated. Unset: that of SITE_URL.',
    example: 'https://www.example.cl',
  }),
};

export const mailVariables = {
  SMTP_URL: variable({
    schema: z
      .url({ protocol: /^smtps?$/ })
      .describe('a mail server such as smtp://user:password@mail.example.com:587 or smtps://…')
      .optional(),
    parts: ['studio'],
    about:
      'Your mail server, as smtp://user:password@host:587 or smtps://user:password@host:465; special characters of the two as in any URL (@ is %40). With it the studio sends links for new passwords, invitations and a daily summary of offers. Unset: no mail leaves it.',
    example: 'smtp://studio:password@mail.example.com:587',
    isSecret: true,
  }),
  MAIL_FROM: variable({
    schema: z
      .string()
      .regex(/^[^<>]*<[^<>\s@]+@[^<>\s@]+>$|^[^<>\s@]+@[^<>\s@]+$/)
      .describe('whom mails are from, such as Lupa <studio@example.com>')
      .optional(),
    parts: ['studio'],
    about: 'Whom its mails are from; needed with SMTP_URL.',
    example: 'Lupa <studio@example.com>',
  }),
  ALERT_MAIL: variable({
    schema: z.email().optional().describe('an e-mail address'),
    parts: ['runner'],
    about: 'Whom the alerts of a machine with units reach, by SMTP_URL (deploy/README.md).',
    example: 'turno@example.com',
  }),
};

export const linkVariables = {
  LINK_CHECK_PROXY: variable({
    schema: httpUrl.optional().describe('the URL of a proxy such as http://proxy.example:3128'),
    parts: ['studio'],
    about:
      'An HTTP proxy (CONNECT) in the country of the market, through which the studio opens the https links of offers, as programmes answer other countries otherwise. User and password may be in it. Unset: they are opened from where the studio runs.',
    example: 'http://proxy.example:3128',
    isSecret: true,
  }),
};

export const runnerVariables = {
  RESTART_PAUSE_SECONDS: variable({
    schema: z.coerce.number().min(1).max(600).default(30).describe('seconds from 1 to 600'),
    parts: ['runner'],
    about: 'A part that ends is started again after a second, two, four, … up to this many.',
  }),
  CHROMIUM_PATH: variable({
    schema: z.string().optional().describe('the path of a Chromium'),
    parts: ['tests'],
    about: 'A Chromium for all browser tests, where there is none in the usual places.',
    example: '/usr/bin/chromium',
  }),
  FIREFOX_PATH: variable({
    schema: z.string().optional().describe('the path of a Firefox'),
    parts: ['tests'],
    about: 'A Firefox, likewise.',
    example: '/usr/bin/firefox-esr',
  }),
};

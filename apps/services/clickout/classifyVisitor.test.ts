import { expect, test } from 'vitest';
import { classifyVisitor } from './classifyVisitor.ts';
import { browserAgent } from './testClickout.ts';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';

test.each([
  [browserAgent, 'human', 'mobile'],
  [mac, 'human', 'desktop'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'human', 'desktop'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'human',
    'mobile',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'human',
    'tablet',
  ],
  ['Mozilla/5.0 (Linux; Android 14; SM-X210) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36', 'human', 'tablet'],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'bot', 'unknown'],
  ['curl/8.5.0', 'bot', 'unknown'],
  ['python-requests/2.32', 'bot', 'unknown'],
  ['WhatsApp/2.24.20.89 A', 'preview', 'unknown'],
  ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', 'preview', 'unknown'],
  ['TelegramBot (like TwitterBot)', 'preview', 'unknown'],
  ['Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', 'preview', 'unknown'],
  ['', 'suspicious', 'unknown'],
])('%s is %s on %s', (agent, botClass, device) => {
  expect(classifyVisitor('GET', agent === '' ? {} : { 'user-agent': agent })).toEqual({ botClass, device });
});

test.each([
  { 'sec-purpose': 'prefetch;prerender' },
  { 'sec-purpose': 'prefetch' },
  { purpose: 'prefetch' },
  { 'x-purpose': 'preview' },
  { 'x-moz': 'prefetch' },
])('%o is a prefetch', (headers) => expect(classifyVisitor('GET', { 'user-agent': browserAgent, ...headers }).botClass).toBe('prefetch'));

test('HEAD is never a person', () => {
  expect(classifyVisitor('HEAD', { 'user-agent': browserAgent }).botClass).toBe('bot');
});

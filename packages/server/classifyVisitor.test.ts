import { expect, test } from 'vitest';
import { classifyVisitor } from './classifyVisitor.ts';

const browserAgent =
  'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

const classOf = (agent: string, headers: Record<string, string> = {}, method = 'GET') =>
  classifyVisitor(method, { 'user-agent': agent, ...headers });

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ipad =
  'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const webView =
  'Mozilla/5.0 (Linux; Android 14; SM-A546E; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0 Mobile Safari/537.36';

test.each([
  [browserAgent, 'mobile'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15', 'desktop'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'desktop'],
  [`${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'desktop'],
  [`${iphone} Version/26.0 Mobile/15E148 Safari/604.1`, 'mobile'],
  [ipad, 'tablet'],
  ['Mozilla/5.0 (Linux; Android 14; SM-X210) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36', 'tablet'],
])('%s is a person on %s', (agent, device) => {
  expect(classOf(agent)).toEqual({ botClass: 'human', device, reason: null });
});

test.each([
  `${iphone} Mobile/15E148 Instagram 390.0.0.28.85 (iPhone15,2; iOS 18_6; es_CL; es; scale=3.00)`,
  `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/530.0.0.50.71;FBDV/iPhone15,2;FBLC/es_CL]`,
  `${iphone} Mobile/15E148 [Pinterest/iOS]`,
  `${iphone} GSA/390.0 Mobile/15E148 Safari/604.1`,
  `${webView} Snapchat/13.10.0.40 (SM-A546E; Android 14)`,
  `${webView} Telegram-Android/12.1.0 (Samsung SM-A546E; Android 14; SDK 34; AVERAGE)`,
  `${webView} WhatsApp/2.25.30.1`,
  `${webView} LinkedInApp`,
  `${webView} trill_430 BytedanceWebview/d8a21c6`,
])('the in-app browser %s is a person', (agent) => expect(classOf(agent)).toEqual({ botClass: 'human', device: 'mobile', reason: null }));

test.each([
  ['WhatsApp/2.24.20.89 A', 'whatsapp'],
  ['WhatsApp/2', 'whatsapp'],
  ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', 'facebookexternalhit'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
    'facebookexternalhit',
  ],
  ['meta-externalfetcher/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)', 'meta-externalfetcher'],
  ['TelegramBot (like TwitterBot)', 'telegrambot'],
  ['Twitterbot/1.0', 'twitterbot'],
  ['Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', 'slackbot'],
  ['Slack-ImgProxy (+https://api.slack.com/robots)', 'slack-imgproxy'],
  ['Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)', 'discordbot'],
  ['LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)', 'linkedinbot'],
  [`${windows} SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com`, 'skypeuripreview'],
  [`${windows} AppleWebKit/537.36 (KHTML, like Gecko; compatible; MicrosoftPreview/2.0) Chrome/142 Safari/537.36`, 'microsoftpreview'],
  ['Viber/22.5.0.7 CFNetwork/1568.100.1 Darwin/24.0.0', 'viber'],
  ['Snap URL Preview Service; bot; snapchat; https://developers.snap.com/robots', 'snap url preview'],
  ['Mozilla/5.0 (compatible; redditbot/1.0; +http://www.reddit.com/feedback)', 'redditbot'],
  ['Mozilla/5.0 (compatible; Pinterestbot/1.0; +http://www.pinterest.com/bot.html)', 'pinterestbot'],
  ['Mozilla/5.0 (compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app)', 'cardyb'],
  ['Mastodon/4.4.3 (http.rb/5.3.1; +https://mastodon.social/) Bot', 'mastodon'],
  ['Synapse (bot; +https://github.com/matrix-org/synapse)', 'synapse (bot'],
  [`${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142 Safari/537.36 Google-PageRenderer Google`, 'google-pagerenderer'],
])('%s draws a preview', (agent, reason) => {
  for (const method of ['GET', 'HEAD']) expect(classOf(agent, {}, method)).toMatchObject({ botClass: 'preview', reason });
});

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'googlebot'],
  ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', 'bingbot'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1)',
    'applebot',
  ],
  ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.3; +https://openai.com/gptbot)', 'gptbot'],
  ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot', 'chatgpt-user'],
  [
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Perplexity-User/1.0; +https://perplexity.ai/perplexity-user)',
    'perplexity-user',
  ],
  ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)', 'claudebot'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36', 'headlesschrome'],
  [`${webView} Chrome-Lighthouse`, 'chrome-lighthouse'],
  ['curl/8.5.0', 'curl'],
  ['Wget/1.24.5', 'wget'],
  ['python-requests/2.32', 'python-requests'],
  ['Go-http-client/2.0', 'go-http-client'],
  ['okhttp/5.1.0', 'okhttp'],
  ['node', 'node'],
  ['axios/1.12.0', 'axios'],
])('%s is the robot %s', (agent, reason) => expect(classOf(agent)).toMatchObject({ botClass: 'bot', reason }));

test.each([
  ['sec-purpose', 'prefetch;prerender', 'prefetch'],
  ['sec-purpose', 'prefetch;anonymous-client-ip', 'prefetch'],
  ['purpose', 'prefetch', 'prefetch'],
  ['x-purpose', 'preview', 'preview'],
  ['x-moz', 'Prefetch', 'prefetch'],
])('%s: %s is a prefetch', (name, value, word) => {
  expect(classOf(browserAgent, { [name]: value })).toEqual({ botClass: 'prefetch', device: 'mobile', reason: `${name}: ${word}` });
});

test('HEAD is never a person', () => {
  expect(classOf(browserAgent, {}, 'HEAD')).toEqual({ botClass: 'bot', device: 'mobile', reason: 'HEAD' });
});

test.each(['image', 'iframe', 'empty', 'script', 'document, image'])(
  'a browser that wants %s has not been clicked by a person',
  (destination) => {
    expect(classOf(browserAgent, { 'sec-fetch-dest': destination })).toMatchObject({ botClass: 'suspicious', device: 'mobile' });
    expect(classOf(browserAgent, { 'sec-fetch-dest': 'document' }).botClass).toBe('human');
  },
);

test('nobody and what is no browser are suspicious, with a reason that is short and plain', () => {
  expect(classifyVisitor('GET', {})).toEqual({ botClass: 'suspicious', device: 'unknown', reason: 'no user agent' });
  expect(classOf('CasinoApp/1.0 (iPhone; iOS 18)')).toEqual({ botClass: 'suspicious', device: 'mobile', reason: 'no browser' });
  expect(classOf(browserAgent, { 'sec-fetch-dest': `\0${'<'.repeat(200)}` }).reason).toMatch(/^[\w :?-]{1,40}$/);
  expect(classOf(`${'x'.repeat(100)}bot/1`).reason).toMatch(/^[\w-]{1,40}$/);
});

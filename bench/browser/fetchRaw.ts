import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type RawAnswer = { headers: IncomingHttpHeaders; body: Buffer };

export function fetchRaw(url: string, coding: 'br' | 'gzip' | 'identity'): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': coding } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answers ${answer.statusCode}`));
      buffer(answer).then((body) => resolve({ headers: answer.headers, body }), reject);
    }).on('error', reject);
  });
}

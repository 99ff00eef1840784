import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { pace } from '../../../../tests/setup/pollUntil.ts';

/** `trickles`: a byte now and then, without an end. */
export type Answer = { status?: number; json?: unknown; text?: string; headers?: Record<string, string>; trickles?: boolean };

/**
 * Somebody else's services, all three on one port: they answer what a test gives them, by path, and keep a change feed.
 * They know nothing of our contracts.
 */
export class ForeignServices {
  /** Path with query → answer; without a match the path alone is tried, then 404. */
  readonly answers = new Map<string, Answer | (() => Answer | Promise<Answer>)>();
  readonly requests: { url: string; headers: IncomingMessage['headers']; body: string }[] = [];
  /** Milliseconds before every answer but the feed's. */
  delay = 0;
  hasFeed = true;
  hasForgotten = false;
  #server: Server | undefined;
  #port = 0;
  readonly #readers = new Set<ServerResponse>();
  readonly #changes: { id: number; tags: string[] }[] = [];

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get readerCount(): number {
    return this.#readers.size;
  }

  count(path: string): number {
    return this.requests.filter(({ url }) => url === path || url.startsWith(`${path}?`)).length;
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => void this.#answer(request, response));
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    const address = server.address();
    this.#port = typeof address === 'object' && address ? address.port : 0;
    this.#server = server;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    this.#readers.clear();
    await closed;
  }

  publish(...tags: string[]): void {
    const change = { id: this.#changes.length + 1, tags };
    this.#changes.push(change);
    for (const reader of this.#readers) reader.write(format(change));
  }

  sendRaw(text: string): void {
    for (const reader of this.#readers) reader.write(text);
  }

  dropReaders(): void {
    for (const reader of this.#readers) reader.destroy();
    this.#readers.clear();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '';
    const body = request.method === 'POST' ? await readText(request) : '';
    this.requests.push({ url, headers: request.headers, body });
    if (url === '/cms/changes' && this.hasFeed) {
      this.#open(request, response);
      return;
    }
    if (this.delay > 0) await pace(this.delay);
    const given = this.answers.get(url) ?? this.answers.get(url.split('?', 1)[0] ?? '') ?? { status: 404, json: { title: 'Not here' } };
    const { status = 200, json, text, headers = {}, trickles = false } = typeof given === 'function' ? await given() : given;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    if (trickles) trickle(response);
    else response.end(text ?? JSON.stringify(json));
  }

  #open(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const last = request.headers['last-event-id'];
    response.write(`:open\nid: ${this.#changes.length}\n\n`);
    if (last !== undefined && this.hasForgotten) response.write(format({ id: this.#changes.length, tags: ['*'] }));
    else if (last !== undefined) for (const change of this.#changes.slice(Number(last))) response.write(format(change));
    this.#readers.add(response);
    response.on('close', () => this.#readers.delete(response));
  }
}

function trickle(response: ServerResponse): void {
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
}

function format({ id, tags }: { id: number; tags: string[] }): string {
  return `id: ${id}\ndata: ${JSON.stringify({ tags })}\n\n`;
}

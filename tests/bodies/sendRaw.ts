import { connect } from 'node:net';

export type RawAnswer = { status: number; text: string };

export type RawRequest = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  pieces?: readonly (Buffer | string)[];
  /** Called again and again until the answer is there: a byte more of a body that does not end. */
  trickle?: () => Buffer | string;
  breaksOff?: boolean;
};

const trickleInterval = 20;

/** A request as it is written, on a connection of its own. Resolves once it is closed, to the first answer; null: there was none. */
export function sendRaw(
  port: number,
  { method, path, headers = {}, pieces = [], trickle, breaksOff }: RawRequest,
): Promise<RawAnswer | null> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let received = '';
    let timer: NodeJS.Timeout | undefined;
    const write = (piece: Buffer | string) => new Promise((written) => socket.write(piece, written));
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      if (findAnswer(received)) clearInterval(timer);
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (!['ECONNRESET', 'EPIPE'].includes(error.code ?? '')) reject(error);
    });
    socket.on('end', () => socket.end());
    socket.on('close', () => {
      clearInterval(timer);
      resolve(findAnswer(received));
    });
    const send = async () => {
      const lines = Object.entries({ Host: `127.0.0.1:${port}`, Connection: 'close', ...headers });
      await write(`${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
      for (const piece of pieces) await write(piece);
      if (breaksOff) socket.destroy();
      if (trickle) timer = setInterval(() => socket.write(trickle()), trickleInterval);
    };
    socket.once('connect', () => void send());
  });
}

/** The first answer that is no `100 Continue`. */
function findAnswer(received: string): RawAnswer | null {
  const text = received.replace(/^HTTP\/1\.1 100 .*\r\n\r\n/, '');
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1];
  return status === undefined ? null : { status: Number(status), text };
}

export const chunk = (piece: Buffer | string) =>
  Buffer.concat([Buffer.from(`${Buffer.byteLength(piece).toString(16)}\r\n`), Buffer.from(piece), Buffer.from('\r\n')]);
export const lastChunk = '0\r\n\r\n';

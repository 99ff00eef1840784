import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { expect } from 'vitest';
import { findTextFaults, readStretches } from '../../../tests/setup/textFaults.ts';
import type { MailSettings } from '../core/mail/mailSettings.ts';

/** As it arrived. `text` and `html` are its two parts, decoded. */
export type ReceivedMail = { from: string; to: string[]; subject: string; text: string; html: string; login: string | null };

export type MailServer = {
  settings: MailSettings;
  mails: ReceivedMail[];
  refuse: (isRefusing: boolean) => void;
  close: () => Promise<void>;
};

/** A mail server on this machine that keeps what it is handed: SMTP (RFC 5321) with AUTH PLAIN. `refuse`: no recipient is good enough. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let isRefusing = false;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    void talk(socket, () => isRefusing, mails);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      host: '127.0.0.1',
      port,
      isSecure: false,
      login: { user: 'studio', pass: 'a secret of the server' },
      sender: { name: 'Lupa', address: 'studio@lupa.example' },
    },
    mails,
    refuse: (next) => {
      isRefusing = next;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      expect(mails.flatMap(findMailFaults)).toEqual([]);
    },
  };
}

/** Every mail that a test has received is read as a person would read it. */
function findMailFaults({ subject, text, html }: ReceivedMail): string[] {
  const lines = [subject, ...text.split('\n')].map((line) => ({ text: line, lang: 'es-CL' }));
  return [...lines, ...readStretches(html).map((stretch) => ({ ...stretch, lang: 'es-CL' }))].flatMap(findTextFaults);
}

async function talk(socket: Socket, isRefusing: () => boolean, mails: ReceivedMail[]): Promise<void> {
  const envelope = { from: '', to: [] as string[], login: null as string | null };
  const state = { message: null as string[] | null };
  const say = (line: string) => socket.write(`${line}\r\n`);
  const answers: Partial<Record<string, (line: string, address: string) => string>> = {
    EHLO: () => '250-mail.example\r\n250-8BITMIME\r\n250 AUTH PLAIN',
    AUTH: (line) => {
      const [, ...login] = Buffer.from(line.split(' ')[2] ?? '', 'base64')
        .toString()
        .split('\0');
      envelope.login = login.join(':');
      return '235 welcome';
    },
    MAIL: (_, from) => {
      Object.assign(envelope, { from, to: [] });
      return '250 ok';
    },
    RCPT: (_, address) => {
      if (isRefusing()) return `550 no such mailbox: ${address}`;
      envelope.to.push(address);
      return '250 ok';
    },
    DATA: () => {
      state.message = [];
      return '354 go on';
    },
  };
  say('220 mail.example');
  for await (const line of createInterface(socket.setEncoding('latin1'))) {
    const verb = line.slice(0, 4).toUpperCase();
    const { message } = state;
    if (message !== null && line !== '.') message.push(line.replace(/^\.\./, '.'));
    else if (message !== null) {
      mails.push({ ...envelope, ...readMessage(message.join('\r\n')) });
      state.message = null;
      say('250 taken');
    } else if (verb === 'QUIT') socket.end('221 bye\r\n');
    else say(answers[verb]?.(line, /<([^>]*)>/.exec(line)?.[1] ?? '') ?? '250 ok');
  }
}

function readMessage(raw: string): Pick<ReceivedMail, 'subject' | 'text' | 'html'> {
  const [head, body] = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? '';
  const parts = body.split(`--${boundary}`).map(split);
  const read = (type: string): string => {
    const [partHead, content] = parts.find(([own]) => own.includes(type)) ?? ['', ''];
    return decode(content, /Content-Transfer-Encoding: (\S+)/i.exec(partHead)?.[1] ?? '');
  };
  return {
    subject: decodeWords(/^Subject: ((?:.*\r\n[ \t])*.*)$/m.exec(head)?.[1] ?? ''),
    text: read('text/plain'),
    html: read('text/html'),
  };
}

function split(part: string): [head: string, body: string] {
  const end = part.indexOf('\r\n\r\n');
  return end === -1 ? [part, ''] : [part.slice(0, end), part.slice(end + 4)];
}

function decode(content: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString();
  const bytes = encoding === 'quoted-printable' ? unquote(content.replaceAll('=\r\n', '')) : content;
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n');
}

const unquote = (text: string): string =>
  text.replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));

/** RFC 2047: `=?UTF-8?Q?Contrase=C3=B1a?=`. */
function decodeWords(text: string): string {
  return text
    .replaceAll(/\r\n[ \t]/g, ' ')
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_all, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : Buffer.from(unquote(word.replaceAll('_', ' ')), 'latin1').toString(),
    );
}

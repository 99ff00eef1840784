/** A server to hand mails to, and whom they are from. `login` holds a secret. */
export type MailSettings = {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise with STARTTLS where the server has it. */
  isSecure: boolean;
  login: { user: string; pass: string } | null;
  sender: Sender;
};

type Sender = { name: string; address: string };

export const isSender = (text: string): boolean => parseSender(text) !== null;

function parseSender(text: string): Sender | null {
  const [, quoted, plain, inBrackets, bare] =
    /^(?:(?:"([^"<>]+)"|([^"<>]*?))\s*<([^<>\s@]+@[^<>\s@]+)>|([^<>\s@]+@[^<>\s@]+))$/.exec(text.trim()) ?? [];
  const address = inBrackets ?? bare;
  return address === undefined ? null : { name: quoted ?? (plain ? plain : 'Lupa'), address };
}

export function readMailSettings(smtpUrl: string | undefined, from: string | undefined): MailSettings | null {
  const sender = from === undefined ? null : parseSender(from);
  if (smtpUrl === undefined || sender === null) return null;
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const isSecure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    isSecure,
    login: username === '' ? null : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    sender,
  };
}

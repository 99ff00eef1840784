export type DatabaseHost = { host: string; port: number };

const form = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/;
const standardPort = 5432;

/** The hosts of a URL as libpq takes them, and the URL with the first alone. @throws TypeError when it is no URL of Postgres */
export function splitHosts(url: string): { url: string; hosts: DatabaseHost[] } {
  const [, start = '', list = '', rest = ''] = form.exec(url) ?? [];
  const names = list.split(',');
  const hosts = names.map((name) => {
    const { hostname, port } = new URL(`${start}${name}${rest}`);
    return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || standardPort) };
  });
  return { url: `${start}${names[0]}${rest}`, hosts };
}

export function isDatabaseUrl(text: string): boolean {
  try {
    splitHosts(text);
    return true;
  } catch {
    return false;
  }
}

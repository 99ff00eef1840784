/**
 * Under which a picture is kept: its address without its size, so that whatever size a page asks for when it is read offline, in another window, finds the one that
 * was saved. Of a host that says sizes otherwise it is the address itself.
 */
export function pictureKeyOf(url: string): string {
  const { origin, pathname, search } = new URL(url);
  const [, first = '', rest = ''] = /^\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
  return /^(?:original|[a-z]+_[^/]+)$/.test(first) ? `${origin}/${rest}${search}` : `${origin}${pathname}${search}`;
}

import type { Link } from '@lupa/contracts/link.ts';
import { link } from '../writing/writeBlocks.ts';

type MenuLink = Link & { copy: string; /** File name in the media library. */ image: string | null };
export type MenuItem = {
  name: string;
  cta: string | null;
  ctaLink: Link | null;
  linksGroups: { title: string; links: MenuLink[] }[];
};

export const entry = (title: string, url: string, copy = '', image: string | null = null): MenuLink => ({
  ...link(title, url),
  copy,
  image,
});

/** An item that is a link and nothing more. */
export const simple = (name: string, url: string): MenuItem => ({ name, cta: null, ctaLink: link(name, url), linksGroups: [] });

/** An item that unfolds: groups of links, and at the foot the page above them. */
export const menu = (name: string, foot: [text: string, url: string], groups: [title: string, links: MenuLink[]][]): MenuItem => ({
  name,
  cta: foot[0],
  ctaLink: link(...foot),
  linksGroups: groups.map(([title, links]) => ({ title, links })),
});

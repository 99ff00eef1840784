import { isIconName, type IconName } from '@lupa/ui/iconPaths.ts';

/** A place outside the site where the house can be followed: its name as it writes it, and the sign that it is known by. */
export type SocialNetwork = { name: string; icon: IconName };

const properNames: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  mail: 'Email',
  mastodon: 'Mastodon',
  rss: 'RSS',
  telegram: 'Telegram',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  x: 'X',
  youtube: 'YouTube',
};

/** The network that an editor's icon name stands for. Of one that is not known, the name as it was written. */
export function findSocialNetwork(iconName: string): SocialNetwork {
  const key = iconName.trim().toLowerCase();
  const name = Object.hasOwn(properNames, key) ? properNames[key] : undefined;
  return { name: name ?? capitalise(iconName.trim()), icon: isIconName(key) ? key : 'globe' };
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

import type { FilterName } from './clickFilter.ts';
import { absentLabels, nameCountry, nameDevice, type Dimension } from './clickKinds.ts';
import { formatLongDay } from '../../core/dates/days.ts';
import type { Names } from './loadNames.ts';
import type { ClickGroup } from './queryClicks.ts';

/** What a row or a filter is called: `name`, and where that alone does not say it, `detail`. */
export type Title = { name: string; detail: string; studioUrl: string | null };

type Keyed = Pick<ClickGroup, 'key' | 'within' | 'wayOut'>;

const title = (name: string, detail = '', studioUrl: string | null = null): Title => ({ name, detail, studioUrl });

export function nameGroup(by: Dimension, { key, within, wayOut }: Keyed, names: Names): Title {
  if (key === null) return title(by in absentLabels ? absentLabels[by as keyof typeof absentLabels] : '-', detailOf(by, within, names));
  switch (by) {
    case 'day':
      return title(formatLongDay(key));
    case 'partner': {
      const partner = names.partners.get(key);
      return partner ? title(partner.name, key, partner.studioUrl) : title(key, 'ya no está en el estudio');
    }
    case 'offer': {
      const offer = names.offers.get(key);
      return offer ? title(offer.name, `${offer.partner} · ${offer.wayOut}`, offer.studioUrl) : nameLostOffer(key, wayOut);
    }
    case 'toplist': {
      const toplist = names.toplists.get(key);
      return toplist ? title(toplist.name, key, toplist.studioUrl) : title(key, 'ya no está en el estudio');
    }
    case 'block': {
      const type = names.blocks.get(key);
      return title(type ?? key, [within ?? absentLabels.page, type ? key : ''].filter(Boolean).join(' · '));
    }
    case 'position':
      return title(`Puesto ${key}`, detailOf(by, within, names));
    case 'device':
      return title(nameDevice(key));
    case 'country':
      return title(nameCountry(key), key);
    case 'page':
      return title(key);
  }
}

function nameLostOffer(id: string, wayOut: string): Title {
  return wayOut ? title(wayOut, `oferta ${id}, ya no está en el estudio`) : title(`Oferta ${id}`, 'ya no está en el estudio');
}

function detailOf(by: Dimension, within: string | null, names: Names): string {
  if (by === 'position') return within === null ? absentLabels.toplist : (names.toplists.get(within)?.name ?? within);
  return by === 'block' ? (within ?? absentLabels.page) : '';
}

export function nameFilter(by: FilterName, value: string | null, names: Names): string {
  return nameGroup(by, { key: value, within: null, wayOut: '' }, names).name;
}

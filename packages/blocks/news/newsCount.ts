/** What the device knows of unseen news: how many, in words too, and the page that has them. Never sent. */
type NewsCount = { path: string; count: number; text: string };

const key = 'lupaNews';

export function writeNewsCount(news: NewsCount | null): void {
  if (news === null) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(news));
}

export function readNewsCount(text: string | null): NewsCount | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<NewsCount> | null;
    const { path, count, text: said } = value ?? {};
    return typeof path === 'string' && typeof count === 'number' && typeof said === 'string' ? { path, count, text: said } : null;
  } catch {
    return null;
  }
}

export function showNewsCount(): void {
  for (const old of document.querySelectorAll('[data-news-count]')) old.remove();
  const news = readStoredCount();
  if (!news || news.count < 1) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>(':is(header, footer, dialog) a[href]')];
  for (const link of links.filter((each) => each.getAttribute('href') === news.path)) {
    const said = document.createElement('span');
    said.className = 'visually-hidden';
    said.textContent = `, ${news.text}`;
    const mark = document.createElement('span');
    mark.dataset['newsCount'] = news.count > maximumShown ? `${maximumShown}+` : String(news.count);
    mark.append(said);
    link.append(mark);
  }
}

const maximumShown = 99;

function readStoredCount(): NewsCount | null {
  try {
    return readNewsCount(localStorage.getItem(key));
  } catch {
    return null;
  }
}

import { Wrapper } from '../../layout/Wrapper.tsx';
import type { Shown } from '../../page/pageFeature.ts';
import type { PreparedBlock } from '../../page/pageModel.ts';
import type { SiteFeature } from '../../server/siteFeature.ts';
import styles from './Contents.module.css';

/** What people come for, where a page begins with one of them. */
const lists = ['topList', 'bonusCards', 'blackList', 'freeGames', 'playGame', 'usefulLinks', 'news'];
const leastSections = 5;

/** The titled parts of a page that is read from its beginning; none where it begins with a list, or is short. */
export function listSections({ page, blocks }: Shown): { href: string; title: string }[] {
  const [hero, first, ...others] = page.blocks;
  if (page.status !== 200 || hero?.type !== 'heroSection' || !first || lists.includes(first.type)) return [];
  const sections = [first, ...others].flatMap((block) => {
    const title = titleOf(block);
    const isShown = block.group !== 'b' && blocks.some(({ id }) => id === block.id);
    return title && isShown ? [{ href: block.type === 'casinoComparator' ? '#comparador' : `#${block.type}-${block.id}`, title }] : [];
  });
  return sections.length < leastSections ? [] : sections;
}

function titleOf(block: PreparedBlock): string | null {
  const { title } = block.kind === 'view' ? (block.props as { title?: unknown }) : {};
  return typeof title === 'string' ? title : null;
}

/** Anchors, one of which says where the reader is (followContents.ts). */
function Contents({ shown }: { shown: Shown }) {
  const sections = listSections(shown);
  if (sections.length === 0) return null;
  return (
    <nav aria-label={shown.page.layout.microcopy.page_contents} data-contents="" className={styles.contents}>
      <Wrapper>
        <ol className={styles.list}>
          {sections.map(({ href, title }) => (
            <li key={href}>
              <a href={href} className={`touch-row text-sm text-medium ${styles.link}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </Wrapper>
    </nav>
  );
}

/** A contents list that stays in sight while a long page is read. */
export const contents: SiteFeature = {
  name: 'contents',
  parts: { belowHero: (shown) => <Contents shown={shown} /> },
  pageAttributes: (shown) => ({ 'data-has-contents': listSections(shown).length > 0 ? '' : undefined }),
};

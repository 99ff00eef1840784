import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { parseContentQuery } from '@lupa/contracts/pageQuery.ts';
import { Island } from '@lupa/islands/Island.tsx';
import { Button } from '@lupa/ui/Button.tsx';
import { Card } from '@lupa/ui/Card.tsx';
import { Lens } from '@lupa/ui/Lens.tsx';
import { pickTexts } from '../shared/filters/shownFilters.ts';
import { GameCard } from '../shared/games/GameCard.tsx';
import { myGamesKey } from '../shared/games/myGames.ts';
import { LiveJackpot } from '../shared/jackpot/LiveJackpot.tsx';
import { BlockSection } from '../shared/section/BlockSection.tsx';
import type { FreeGamesProps } from './freeGames.load.server.ts';
import gridStyles from '../shared/games/GameGrid.module.css';
import styles from './FreeGames.module.css';
import { endIdOf, GameLibrary, listIdOf, ofServer } from './GameLibrary.island.tsx';
import { formatLibraryHref, understandAddress } from './libraryChoices.ts';
import { LibraryEnd } from './LibraryControls.tsx';
import type { LibraryQuery } from './libraryQuery.ts';
import { type LibraryTexts, libraryTexts, listTexts } from './libraryTexts.ts';

export function FreeGames({ id, title, intro, games, library, highestJackpot, allGames, locale, microcopy }: FreeGamesProps) {
  const anchor = `freeGames-${id}`;
  const name = title ?? microcopy.free_games;
  const { found, choices } = library;
  const address = parseContentQuery(library.address);
  const query = understandAddress(address, library);
  const linkTo = (wanted: LibraryQuery) => ({ href: formatLibraryHref(address, wanted, anchor, library), rel: 'nofollow' });
  const linkToPage = (page: number) => linkTo({ ...query, page });
  const texts = pickTexts(microcopy, libraryTexts);
  // Two lists may stand on a page: one without choices does not carry their words.
  const islandTexts = choices === null ? (pickTexts(microcopy, listTexts) as LibraryTexts) : texts;
  const hasIsland = choices !== null || found.pagesCount > 1;
  return (
    <BlockSection type="freeGames" id={id} title={title} intro={intro} className={styles.band}>
      {highestJackpot && <LiveJackpot {...highestJackpot} microcopy={microcopy} />}
      {library.total === 0 ? (
        <NoGames allGames={allGames} microcopy={microcopy} />
      ) : (
        <div className="stack gap-4">
          {hasIsland && (
            <Island of={GameLibrary} kept={myGamesKey} area={anchor} props={{ anchor, title: name, library, locale, texts: islandTexts }} />
          )}
          <ul id={listIdOf(anchor)} className={`grid ${gridStyles.gameGrid} ${styles.games}`}>
            {games.map((game) => (
              <li key={game.id} {...ofServer}>
                <GameCard game={game} microcopy={microcopy} />
              </li>
            ))}
          </ul>
          <div id={endIdOf(anchor)}>
            <div {...ofServer}>
              <LibraryEnd
                title={name}
                view={{ library, query, counts: found.counts, linkTo, locale, texts }}
                found={found}
                linkToPage={linkToPage}
                retry={null}
              />
            </div>
          </div>
        </div>
      )}
    </BlockSection>
  );
}

function NoGames({ allGames, microcopy }: { allGames: FreeGamesProps['allGames']; microcopy: Microcopy }) {
  return (
    <Card isFlat className={`grid justify-items-center gap-6 ${styles.nothing}`}>
      <Lens text="?" className={styles.glass} />
      <div className={`grid justify-items-center gap-3 text-center ${styles.nothingTexts}`}>
        <p className="title">{microcopy.no_games}</p>
        <p className="text-muted">{microcopy.no_games_hint}</p>
        {allGames && (
          <Button tag="a" anchor={allGames} type="modal-secondary" size="sm">
            {microcopy.all_games}
          </Button>
        )}
      </div>
    </Card>
  );
}

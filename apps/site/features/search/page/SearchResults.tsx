import { GameItems } from '@lupa/blocks/shared/games/GameCard.tsx';
import gridStyles from '@lupa/blocks/shared/games/GameGrid.module.css';
import { NothingLeft } from '@lupa/blocks/shared/filters/NothingLeft.tsx';
import { LogoPlate } from '@lupa/blocks/shared/offer/LogoPlate.tsx';
import { VerdictLine } from '@lupa/blocks/shared/rating/VerdictLine.tsx';
import { TextLink } from '@lupa/blocks/shared/section/TextLink.tsx';
import { Button } from '@lupa/ui/Button.tsx';
import { formatNumber } from '@lupa/ui/formatNumber.ts';
import { Badge } from '@lupa/ui/Badge.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { RatingDial } from '@lupa/ui/RatingDial.tsx';
import type { ReactNode } from 'react';
import type { Choice, SearchModel, SearchResult } from '../loadSearch.ts';
import styles from './SearchResults.module.css';
import { TrustVerdict } from './TrustVerdict.tsx';

/** What there is about a question: the verdict on a casino, pages, games and who makes them. Before one, what may be asked. */
export function SearchResults({ model }: { model: SearchModel }) {
  const { question, isAsked, verdict, results, providers, games, hasGamesFirst, isIncomplete, microcopy } = model;
  if (question === '') return <Beginning model={model} />;
  const isEmpty = results.length === 0 && providers.length === 0 && games.length === 0;
  const pages = results.length > 0 && <PageResults key="pages" model={model} />;
  const library = games.length > 0 && <GameResults key="games" model={model} />;
  return (
    <>
      {verdict && <TrustVerdict verdict={verdict} microcopy={microcopy} />}
      {isIncomplete && <p className={styles.incomplete}>{microcopy.search_incomplete}</p>}
      {hasGamesFirst ? [library, pages] : [pages, library]}
      {providers.length > 0 && <ProviderResults model={model} />}
      {isEmpty && !isIncomplete && !verdict && (
        <NothingLeft
          title={microcopy.search_nothing.replace('{question}', () => question)}
          hint={isAsked ? microcopy.search_nothing_hint : microcopy.search_no_words}
          ways={[]}
        />
      )}
    </>
  );
}

/** How much there is, for who sees it and for who hears it. Nothing before a question. */
export function describeResults({ question, verdict, results, games, gamesFound, providers, locale, microcopy }: SearchModel): string {
  if (question === '') return '';
  const count = Number(verdict !== null) + results.length + providers.length + (games.length > 0 ? gamesFound : 0);
  const text = count === 1 ? microcopy.search_found_one : microcopy.search_found;
  return text.replace('{count}', formatNumber(count, locale)).replace('{question}', () => question);
}

function Beginning({ model: { examples, games, microcopy } }: { model: SearchModel }) {
  return (
    <>
      <ResultGroup id="search-examples" title={microcopy.search_try}>
        <Choices choices={examples} />
      </ResultGroup>
      {games.length > 0 && (
        <ResultGroup id="search-games" title={microcopy.search_popular_games}>
          <ul className={`grid ${gridStyles.gameGrid}`}>
            <GameItems games={games} microcopy={microcopy} />
          </ul>
        </ResultGroup>
      )}
    </>
  );
}

function Choices({ choices }: { choices: readonly Choice[] }) {
  return (
    <ul className="cluster gap-3">
      {choices.map(({ text, anchor }) => (
        <li key={text}>
          <Button tag="a" anchor={anchor} type="modal-secondary" size="xs">
            {text}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function ResultGroup({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="stack gap-4">
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function PageResults({ model: { results, microcopy } }: { model: SearchModel }) {
  return (
    <ResultGroup id="search-pages" title={microcopy.search_pages}>
      <ol className={`stack ${styles.pages}`}>
        {results.map((result, index) => (
          <PageResult key={index} result={result} />
        ))}
      </ol>
    </ResultGroup>
  );
}

function PageResult({ result }: { result: SearchResult }) {
  const { title, summary, label, anchor, casino, isWarning } = result;
  return (
    <li className={`row gap-4 ${styles.page}`}>
      {casino && <LogoPlate logo={casino.symbol} name={casino.name} isSmall />}
      {isWarning && <Icon name="ban" className={styles.ban} />}
      <div className={`stack gap-1 ${styles.texts}`}>
        {label && (isWarning ? <Badge tone="bad">{label}</Badge> : <p className="note">{label}</p>)}
        <OutboundLink anchor={anchor} className={styles.title}>
          {title}
        </OutboundLink>
        {casino?.verdict && <VerdictLine verdict={casino.verdict} />}
        {summary && <p className={`note ${styles.summary}`}>{summary}</p>}
      </div>
      {casino?.rating && <RatingDial {...casino.rating} className={styles.dial} />}
    </li>
  );
}

function GameResults({ model: { games, gamesFound, allGames, locale, microcopy } }: { model: SearchModel }) {
  return (
    <ResultGroup id="search-games" title={microcopy.free_games}>
      <ul className={`grid ${gridStyles.gameGrid}`}>
        <GameItems games={games} microcopy={microcopy} />
      </ul>
      {gamesFound > games.length && (
        <TextLink
          link={{
            anchor: allGames,
            text: microcopy.search_all_games.replace('{count}', formatNumber(gamesFound, locale)),
            newTabText: microcopy.opens_in_new_tab,
            advertising: null,
          }}
        />
      )}
    </ResultGroup>
  );
}

function ProviderResults({ model: { providers, microcopy } }: { model: SearchModel }) {
  return (
    <ResultGroup id="search-providers" title={microcopy.game_providers}>
      <Choices choices={providers} />
    </ResultGroup>
  );
}

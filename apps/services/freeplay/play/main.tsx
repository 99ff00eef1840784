/** @jsxImportSource preact */
import { render } from 'preact';
import './base.css';
import type { GameFacts } from './game.ts';
import { games } from './games.ts';
import { Shell } from './Shell.tsx';
import { words } from './words.ts';

const facts = JSON.parse(document.querySelector('#facts')?.textContent ?? '') as GameFacts;
const place = document.querySelector('#play');

if (place) {
  games[facts.type].load().then(
    (game) => render(<Shell facts={facts} game={game} />, place),
    () => render(<Failure />, place),
  );
}

function Failure() {
  return (
    <div class="failure" role="alert">
      <p>{words.failed}</p>
      <button type="button" onClick={() => location.reload()}>
        {words.again}
      </button>
    </div>
  );
}

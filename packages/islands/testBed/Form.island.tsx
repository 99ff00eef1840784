import { useState } from 'react';

/** Writes down what its handlers hear, and shows what it believes its fields to be. */
export default function Form() {
  const [heard, setHeard] = useState<string[]>([]);
  const [name, setName] = useState('');
  const [isOn, setOn] = useState(false);
  const [choice, setChoice] = useState('one');
  const hear = (what: string) => setHeard((before) => [...before, what]);
  return (
    <form>
      <input name="name" value={name} onChange={(event) => (hear('name'), setName(event.target.value))} />
      <label>
        On <input type="checkbox" checked={isOn} onChange={(event) => (hear('check'), setOn(event.target.checked))} />
      </label>
      <select value={choice} onChange={(event) => (hear('choice'), setChoice(event.target.value))}>
        <option>one</option>
        <option>two</option>
      </select>
      <details suppressHydrationWarning>
        <summary onClick={() => hear('summary')}>More</summary>
      </details>
      <a href="#elsewhere" onClick={(event) => (event.stopPropagation(), hear('link'))}>
        Elsewhere
      </a>
      <div role="button" tabIndex={0} onKeyDown={(event) => hear(`key ${event.key}`)}>
        Key
      </div>
      <output>{JSON.stringify({ heard, name, isOn, choice })}</output>
    </form>
  );
}

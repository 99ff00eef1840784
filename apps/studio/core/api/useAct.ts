import { useState, type SyntheticEvent } from 'react';

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A text as it was typed. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** What an act answers that goes to another page: it stays busy until then. */
export const leaving = Symbol('leaving');

type Act = () => Promise<string | typeof leaving | void>;

/** What somebody does with a button or a form. An act says what it has done, or what went wrong by throwing. */
export function useAct() {
  const [said, setSaid] = useState<{ isFault: boolean; text: string } | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const refuse = (text: string) => setSaid({ isFault: true, text });

  async function run(act: Act): Promise<void> {
    setSaid(null);
    setIsBusy(true);
    try {
      const answer = await act();
      if (answer === leaving) return;
      if (answer) setSaid({ isFault: false, text: answer });
    } catch (error) {
      refuse(messageOf(error));
    }
    setIsBusy(false);
  }
  const submit = (act: (form: FormData) => Promise<string | void>) => (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void run(() => act(form));
  };
  return { said, fault: said?.isFault ? said.text : null, isBusy, run, refuse, submit };
}

import { useState, type SyntheticEvent } from 'react';

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A text as it was typed. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** What somebody does with a button or a form. An act says what it has done, or what went wrong by throwing. */
export function useAct() {
  const [said, setSaid] = useState<{ isFault: boolean; text: string } | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function run(act: () => Promise<string | void>): Promise<void> {
    setSaid(null);
    setIsBusy(true);
    try {
      const text = await act();
      if (text) setSaid({ isFault: false, text });
    } catch (error) {
      setSaid({ isFault: true, text: messageOf(error) });
    } finally {
      setIsBusy(false);
    }
  }
  const submit = (act: (form: FormData) => Promise<string | void>) => (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void run(() => act(form));
  };
  return { said, fault: said?.isFault ? said.text : null, isBusy, run, submit };
}

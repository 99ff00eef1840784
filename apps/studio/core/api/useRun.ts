'use client';

import { useState } from 'react';

/** For a button or a form: runs one thing at a time, and keeps what it throws. One that answers `leaves` goes to another page: it stays busy until then. */
export function useRun() {
  const [isRunning, setIsRunning] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  async function run(act: () => Promise<unknown>): Promise<void> {
    setIsRunning(true);
    setFault(null);
    try {
      if ((await act()) !== 'leaves') setIsRunning(false);
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
      setIsRunning(false);
    }
  }
  return { run, isRunning, fault, setFault };
}

import { useAuth } from '@payloadcms/ui';
import type { UserWithToken } from '@payloadcms/ui';
import { useState } from 'react';
import { postToUsers } from './callAccount.ts';
import { explainFault, readFault } from '../../core/api/postToStudio.ts';

/** Sends what lets somebody in: a login, or a new password with a link. `needsCode` once the studio asks for the second factor. */
export function useLogIn(path: 'login' | 'reset-password', onDone: () => void) {
  const { setUser } = useAuth();
  const [needsCode, setNeedsCode] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [isRunning, setIsRunning] = useState(false);

  async function logIn(data: object): Promise<void> {
    setIsRunning(true);
    setFault(null);
    const [isIn, answer] = await postToUsers(path, data);
    if (isIn) {
      setUser(answer as UserWithToken);
      onDone();
      return;
    }
    const isAsked = readFault(answer)?.data?.secondFactor === 'missing';
    if (isAsked) setNeedsCode(true);
    setFault(isAsked ? null : explainFault(answer));
    setIsRunning(false);
  }
  return { needsCode, fault, setFault, isRunning, logIn };
}

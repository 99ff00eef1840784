import type { ServerProps } from 'payload';
import { mayManageAffiliates } from '../../core/access/roles.ts';
import parts from '../../core/components/parts.module.css';
import { newCasinoPath } from '../../core/slugs.ts';

export function NewCasinoLink({ user }: ServerProps) {
  if (!mayManageAffiliates(user ?? null)) return null;
  return (
    <p className={parts.way}>
      <a className={parts.button} href={newCasinoPath}>
        Nuevo casino, con su oferta, su reseña y sus listas
      </a>
    </p>
  );
}

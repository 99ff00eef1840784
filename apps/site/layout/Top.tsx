import type { LayoutModel } from '../page/pageModel.ts';
import { Header } from './Header/Header.tsx';
import { LegalNotice } from './Law/LegalNotice.tsx';

/** What every page begins with. */
export function Top({ layout }: { layout: LayoutModel }) {
  return (
    <>
      <Header layout={layout} />
      <LegalNotice layout={layout} />
    </>
  );
}

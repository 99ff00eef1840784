import { presentByline } from '@lupa/blocks/shared/section/presentLink.ts';
import { formatMarket, languageTag, market } from '@lupa/contracts/market.ts';
import { Fragment } from 'react';
import { Byline } from '@lupa/ui/Byline.tsx';
import { PageTop } from '../layout/BackToTop/BackToTop.tsx';
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx';
import { Footer } from '../layout/Footer/Footer.tsx';
import { Header } from '../layout/Header/Header.tsx';
import { LegalNotice } from '../layout/Law/LegalNotice.tsx';
import { Wrapper } from '../layout/Wrapper.tsx';
import styles from './PageDocument.module.css';
import { PageHead } from './PageHead.tsx';
import { type PageDocumentProps, type Place, renderParts } from './pageFeature.ts';
import type { BlockLayout, RenderedBlock } from './pageModel.ts';
import loadingBarStyles from '../layout/LoadingBar/LoadingBar.module.css';

/**
 * Runs while a page or something on it is fetched (client/loadingBar.ts). Hidden from assistive technology: it knows no real progress,
 * browsers say themselves that a page is loading, and what loads within a page says so in its own place.
 */
function LoadingBar() {
  return <div className={loadingBarStyles.bar} data-loading="" aria-hidden />;
}

const contentId = 'contenido';

/** A whole page. It is shown as it is: nothing of it hydrates but the islands. */
export function PageDocument({ page, blocks, features }: PageDocumentProps) {
  const { layout, breadcrumbs, slug } = page;
  const { microcopy } = layout;
  const shown = { page, blocks };
  const at = (place: Place) => renderParts(features, place, shown);
  // A hero at the top shows these itself.
  const hasHeading = blocks.some((block) => block.hasHeading);
  const byline = blocks[0]?.type === 'heroSection' || page.status !== 200 ? null : presentByline(page, layout);
  const attributesOf = (block: RenderedBlock) =>
    Object.assign(layoutAttributes(block.layout), ...features.map(({ blockAttributes }) => blockAttributes?.(block, shown)));
  return (
    <html
      lang={languageTag(page.locale)}
      data-market={formatMarket(market)}
      data-user-location={page.userLocationPath ?? undefined}
      data-worker={page.assets.hasServiceWorker ? '' : undefined}
      {...Object.assign({}, ...features.map(({ pageAttributes }) => pageAttributes?.(shown)))}
    >
      <PageHead page={page} blocks={blocks} features={features} />
      <body>
        <PageTop />
        <a href={`#${contentId}`} className={styles.skip}>
          {microcopy.skip_to_content}
        </a>
        {at('bodyStart')}
        <Header layout={layout} languages={page.languages}>
          {at('header')}
        </Header>
        <LegalNotice layout={layout} />
        {at('aboveContent')}
        <main id={contentId} tabIndex={-1} className={styles.main}>
          <Wrapper>
            <div className={styles.top}>
              <Breadcrumbs items={breadcrumbs} currentPath={slug} label={microcopy.breadcrumbs} />
              {at('contentTop')}
            </div>
            {at('aboveHeading')}
            {(!hasHeading || byline) && (
              <div className={styles.opening}>
                {!hasHeading && <h1 className={styles.heading}>{page.title || layout.siteName}</h1>}
                {byline && <Byline {...byline} />}
              </div>
            )}
          </Wrapper>
          <div className={styles.blocks}>
            {blocks.map((block, place) => (
              <Fragment key={block.id}>
                <div {...attributesOf(block)} dangerouslySetInnerHTML={{ __html: block.html }} />
                {place === 0 && at('belowHero')}
              </Fragment>
            ))}
          </div>
          {at('contentEnd')}
        </main>
        <Footer layout={layout} links={at('footerLinks')}>
          {at('footerChoices')}
        </Footer>
        {at('overlays')}
        <LoadingBar />
        {page.bar}
      </body>
    </html>
  );
}

function layoutAttributes({ hasContentWrapper, isFullWidth, isLazy }: BlockLayout) {
  const classes = [hasContentWrapper && styles.wrapped, isFullWidth && styles.fullWidth, isLazy && styles.lazy];
  return { className: classes.filter(Boolean).join(' '), ...(isLazy ? { 'data-lazy': '' } : {}) };
}

import { presentByline } from '@lupa/blocks/shared/section/presentLink.ts';
import { toContentLocale } from '@lupa/contracts/locale.ts';
import { formatMarket, languageTag, market } from '@lupa/contracts/market.ts';
import { Byline } from '@lupa/ui/Byline.tsx';
import { ComparisonTray } from '../features/comparator/ComparisonTray.tsx';
import { isUnderTest } from '../features/experiments/isUnderTest.ts';
import { formatConsentText } from '../features/consent/consentText.ts';
import { ReportLink } from '../features/errorReports/ReportLink.tsx';
import { BackToTop, PageTop } from '../layout/BackToTop/BackToTop.tsx';
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx';
import { CalmBar } from '../features/calm/CalmBar.tsx';
import { CalmDialog } from '../features/calm/CalmDialog.tsx';
import { ComparatorModal } from '../features/comparator/ComparatorModal.tsx';
import { Consent } from '../features/consent/Consent.tsx';
import { Footer } from '../layout/Footer/Footer.tsx';
import { Languages } from '../layout/Footer/Languages.tsx';
import { GameOverlay } from '../features/games/overlay/GameOverlay.tsx';
import { LayoutPlace } from '../layout/LayoutPlace.tsx';
import { LoadingBar } from '../layout/LoadingBar/LoadingBar.tsx';
import { CopyNotice, SavePage } from '../features/savedPages/SavePage.tsx';
import { OfflineStatus } from '../features/offline/OfflineStatus.tsx';
import { Top } from '../layout/Top.tsx';
import { Wrapper } from '../layout/Wrapper.tsx';
import { PreviewBar } from '../features/preview/PreviewBar.tsx';
import { kindOfPage } from '../features/vitals/kindOfPage.ts';
import styles from './PageDocument.module.css';
import { PageHead } from './PageHead.tsx';
import type { BlockLayout, PageDocumentProps, RenderedBlock } from './pageModel.ts';
import { openGraphType } from './structuredData.ts';

const contentId = 'contenido';
/** What on a page about bonuses is about them, too, and not there in calm mode. */
const bonusTypes = new Set(['carousel', 'table', 'usefulLinks']);

/** A whole page. It is shown as it is: nothing of it hydrates but the islands. */
export function PageDocument({ page, blocks, hasCachedLayout = false }: PageDocumentProps) {
  const { layout, breadcrumbs, slug } = page;
  const { microcopy } = layout;
  // A hero at the top shows these itself.
  const hasHeading = blocks.some(({ html }) => html.includes('<h1'));
  const isAboutBonuses = blocks.slice(0, 2).some(({ type }) => type === 'bonusCards' || type === 'offerChanges');
  const attributesOf = (block: RenderedBlock) => ({
    ...layoutAttributes(block.layout),
    ...(block.group && { 'data-for-group': block.group }),
    ...(isAboutBonuses && bonusTypes.has(block.type) && { 'data-calm': 'hide' }),
  });
  const byline = blocks[0]?.type === 'heroSection' || page.status !== 200 ? null : presentByline(page, layout);
  const isSavable =
    page.assets.hasServiceWorker && page.status === 200 && slug !== layout.homePath && openGraphType(page, blocks) === 'article';
  return (
    <html
      lang={languageTag(page.locale)}
      data-market={formatMarket(market)}
      data-user-location={page.userLocationPath ?? undefined}
      data-worker={page.assets.hasServiceWorker ? '' : undefined}
      {...experimentAttributes(page, blocks)}
      {...vitalsAttributes(page)}
    >
      <PageHead page={page} shown={blocks} />
      <body>
        <PageTop />
        <a href={`#${contentId}`} className={styles.skip}>
          {microcopy.skip_to_content}
        </a>
        {page.preview ? null : (
          <Consent
            microcopy={microcopy}
            locale={toContentLocale(page.locale)}
            textHash={formatConsentText(microcopy).hash}
            privacy={layout.presenter.anchor({ url: microcopy.consent_privacy_path })}
          />
        )}
        {hasCachedLayout ? <LayoutPlace of="header" /> : <Top layout={layout} />}
        <OfflineStatus microcopy={microcopy} />
        <CalmBar microcopy={microcopy} />
        <main id={contentId} tabIndex={-1} className={styles.main}>
          <Wrapper>
            <div className={styles.top}>
              <Breadcrumbs items={breadcrumbs} currentPath={slug} label={microcopy.breadcrumbs} />
              {isSavable && <SavePage path={slug} microcopy={microcopy} />}
            </div>
            {isSavable && <CopyNotice microcopy={microcopy} />}
            {(!hasHeading || byline) && (
              <div className={styles.opening}>
                {!hasHeading && <h1 className={styles.heading}>{page.title || layout.siteName}</h1>}
                {byline && <Byline {...byline} />}
              </div>
            )}
          </Wrapper>
          <div className={styles.blocks}>
            {blocks.map((block, at) =>
              hasCachedLayout ? (
                <div key={block.id} {...attributesOf(block)}>
                  <LayoutPlace of={`block${at}`} />
                </div>
              ) : (
                <div key={block.id} {...attributesOf(block)} dangerouslySetInnerHTML={{ __html: String(block.html) }} />
              ),
            )}
          </div>
          {isReportable(page) && <ReportLink locale={page.locale} slug={slug} microcopy={microcopy} />}
          {layout.candidates.length > 0 && <ComparisonTray microcopy={microcopy} />}
          <BackToTop label={microcopy.back_to_top} />
        </main>
        {hasCachedLayout ? (
          <LayoutPlace of="footer" />
        ) : (
          <Footer layout={layout} languages={<Languages {...page} microcopy={microcopy} />} />
        )}
        {hasCachedLayout ? <LayoutPlace of="comparator" /> : <ComparatorModal layout={layout} />}
        {hasCachedLayout ? <LayoutPlace of="gameOverlay" /> : <GameOverlay layout={layout} />}
        {hasCachedLayout ? <LayoutPlace of="calm" /> : <CalmDialog layout={layout} />}
        <LoadingBar />
        {page.preview && <PreviewBar note={page.preview} slug={slug} scriptUrl={page.assets.scripts.preview} />}
      </body>
    </html>
  );
}

/** Whether visitors may say that something on it is wrong: not of what a search or a form of ours shows. */
const isReportable = ({ status, preview, blocks }: PageDocumentProps['page']): boolean =>
  status === 200 && !preview && blocks.some(({ kind }) => kind === 'view' || kind === 'sitemap');

/** For `experimentScript.ts`. */
function experimentAttributes(page: PageDocumentProps['page'], blocks: readonly RenderedBlock[]) {
  const { experiment } = page;
  if (!experiment || !isUnderTest(page, blocks)) return {};
  return { 'data-experiment': experiment.key, 'data-experiment-ends': Date.parse(experiment.endsAt) };
}

/** For `afterLoad.ts`. */
function vitalsAttributes(page: PageDocumentProps['page']) {
  return page.status === 200 && page.vitalsPercent ? { 'data-vitals': page.vitalsPercent, 'data-kind': kindOfPage(page) } : {};
}

function layoutAttributes({ hasContentWrapper, isFullWidth, isLazy }: BlockLayout) {
  const classes = [hasContentWrapper && styles.wrapped, isFullWidth && styles.fullWidth, isLazy && styles.lazy];
  return { className: classes.filter(Boolean).join(' '), ...(isLazy ? { 'data-lazy': '' } : {}) };
}

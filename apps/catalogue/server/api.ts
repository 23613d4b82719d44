import { catalogueContract } from '@selvedge/api-contract/catalogue';
import { codes } from '@selvedge/error-catalogue';
import {
  type AnswerOptions,
  callListener,
  type DirectCall,
  directCalls,
  type Handlers,
  implement,
  type Listener,
  mayPreview,
  previewHeader,
  refuse,
} from '@selvedge/server-kit';
import type { Hono } from 'hono';
import { findArticle } from './article/find-article';
import { listArticles } from './article/list-articles';
import { giveChallenge } from './captcha/give-challenge';
import { judgeCaptcha } from './captcha/judge-captcha';
import type { CatalogueContext } from './context';
import { findDownload } from './download/find-download';
import { listDownloads } from './download/list-downloads';
import { requestDownload } from './download/request-download';
import { keepAnswer } from './kept/keep-answer';
import type { limitTable, ReadingLimits } from './limits';
import { mailOrigin } from './mail/mail-origin';
import { addInquiry } from './message-board/add-inquiry';
import { isManifold } from './page-cache/manifold';
import { chooseProducts } from './product/choose-products';
import { countFacets } from './product/count-facets';
import { findProduct } from './product/find-product';
import { findReduction } from './product/find-reduction';
import { listCategories } from './product/list-categories';
import { listProducts } from './product/list-products';
import { listReviews } from './product/list-reviews';
import type { Resources } from './resources';
import { searchProducts } from './search/search-products';
import type { CatalogueSettings } from './settings';
import { cancelOrder } from './shop/cancel-order';
import { checkProduct } from './shop/check-product';
import { confirmPayment } from './shop/confirm-payment';
import { createOrder } from './shop/create-order';
import { listPaymentTypes } from './shop/list-payment-types';
import { payOrder } from './shop/pay-order';
import { quoteCart } from './shop/quote-cart';
import { showOrder } from './shop/show-order';
import { uploadProof } from './shop/upload-proof';
import { findWrittenPage } from './site/find-written-page';
import { listNavigation } from './site/list-navigation';
import { loadBaseInfo } from './site/load-base-info';
import { tellTime } from './site/tell-time';
import { noteLinkClick } from './tracking/note-link-click';
import { noteVisitorAction, noteVisitorActions } from './tracking/note-visitor-action';
import { receiveFiles } from './upload/receive-files';
import { findVideo } from './video/find-video';
import { listVideos } from './video/list-videos';
import { eraseVisitor } from './visitor/erase-visitor';
import { tellVisitorData } from './visitor/tell-visitor-data';

/** Which use-case answers which call. */
const handlers: Handlers<CatalogueContext, typeof catalogueContract> = {
  site: {
    baseInfo: keepAnswer('site.baseInfo', async (context) => there(await loadBaseInfo(context))),
    header: keepAnswer('site.header', (context) => listNavigation(context, 'header')),
    footer: keepAnswer('site.footer', (context) => listNavigation(context, 'footer')),
    time: tellTime,
    page: findWrittenPage,
  },
  product: {
    list: reading(listProducts),
    search: reading(searchProducts),
    facets: reading(countFacets),
    detail: async (context, input) => there(await findProduct(context, input)),
    reduction: async (context, input) => there(await findReduction(context, input)),
    reviews: async (context, input) => there(await listReviews(context, input)),
    choices: chooseProducts,
    check: checkProduct,
    categories: listCategories,
  },
  shop: {
    quote: quoteCart,
    paymentTypes: listPaymentTypes,
    createOrder: limited('order', createOrder),
    order: showOrder,
    cancelOrder,
    pay: limited('order', payOrder),
    confirmPayment: limited('order', confirmPayment),
    uploadProof: limited('order', uploadProof),
  },
  article: { list: listArticles, detail: async (context, input) => there(await findArticle(context, input)) },
  video: { list: listVideos, detail: async (context, input) => there(await findVideo(context, input)) },
  download: {
    list: listDownloads,
    detail: async (context, input) => there(await findDownload(context, input)),
    request: limited('downloadLink', requestDownload),
  },
  messageBoard: { add: limited('inquiry', addInquiry) },
  upload: { file: limited('upload', receiveFiles) },
  tracking: {
    visitorUrl: limited('tracking', noteLinkClick),
    visitorAction: limited('tracking', noteVisitorAction),
    visitorActions: limited('tracking', noteVisitorActions),
  },
  captcha: { challenge: limited('captcha', giveChallenge), verify: limited('captcha', judgeCaptcha) },
  visitor: { data: limited('visitor', tellVisitorData), erase: limited('visitor', eraseVisitor) },
};

/** The catalogue's API, to be mounted below `/api`. */
export function catalogueApi(resources: Resources, settings: CatalogueSettings): Hono {
  const trustProxy = settings.TRUST_PROXY;
  return implement(catalogueContract, handlers, { ...answering(resources, settings, resources.readings), trustProxy });
}

/** The same for calls that only read, before the app sees the request. */
export function catalogueListener(resources: Resources, settings: CatalogueSettings): Listener {
  const trustProxy = settings.TRUST_PROXY;
  const options = { ...answering(resources, settings, resources.readings), trustProxy, base: '/api' };
  return callListener(catalogueContract, handlers, options);
}

/** The same calls as functions, for the pages of this process, whose cache counts who asks for new ones. */
export function catalogueCalls(resources: Resources, settings: CatalogueSettings): DirectCall {
  return directCalls(catalogueContract, handlers, answering(resources, settings));
}

/** What use-cases are given of a request. */
function answering(
  resources: Resources,
  settings: CatalogueSettings,
  readings?: ReadingLimits,
): AnswerOptions<CatalogueContext> {
  const { db, kept, storage, log, limits, signer, payments, siteId, now } = resources;
  return {
    log,
    contextFor({ company, language, visitorCode, clientIp, headers, changesAt }) {
      if (company !== undefined && company !== settings.COMPANY_ID) throw refuse(codes.notFound);
      const limit = (name: keyof typeof limitTable, key = clientIp) => limits.take(name, key);
      const drafts = mayPreview(signer, headers.get(previewHeader), now());
      return {
        db,
        kept,
        storage,
        signer,
        payments,
        log,
        now: now(),
        language,
        siteId,
        visitorCode,
        clientIp,
        captcha: settings.CAPTCHA === 'on',
        limit,
        limitReading: async () => readings?.take('reading', clientIp),
        drafts,
        changesAt,
        origin: settings.PUBLIC_URL ?? '',
        mailOrigin: mailOrigin(settings),
      };
    },
  };
}

/** Takes one off what an address may still do before the use-case begins. */
function limited<Input, Outcome>(
  name: keyof typeof limitTable,
  work: (context: CatalogueContext, input: Input) => Promise<Outcome>,
) {
  return async (context: CatalogueContext, input: Input): Promise<Outcome> => {
    await context.limit(name);
    return work(context, input);
  };
}

/** What narrows products down is as manifold as whoever asks likes: nothing of it may be kept, so it is counted. */
function reading<Input extends object, Outcome>(work: (context: CatalogueContext, input: Input) => Promise<Outcome>) {
  return async (context: CatalogueContext, input: Input): Promise<Outcome> => {
    if (isManifold(input)) await context.limitReading();
    return work(context, input);
  };
}

/** Nothing found is code 10. */
function there<Found>(found: Found | undefined): Found {
  if (found === undefined) throw refuse(codes.notFound);
  return found;
}

import { defineContract } from '../contract';
import { article } from './article';
import { captcha } from './captcha';
import { download } from './download';
import { messageBoard } from './message-board';
import { product } from './product';
import { shop } from './shop';
import { site } from './site';
import { tracking } from './tracking';
import { upload } from './upload';
import { video } from './video';
import { visitor } from './visitor';

/**
 * Every call of Reading A that the catalogue's server answers (specification §7).
 *
 * @example
 * catalogueContract.groups.messageBoard.add.path; // '/add'
 */
export const catalogueContract = defineContract({
  name: 'catalogue',
  title: 'Selvedge catalogue',
  addressing: 'company-service',
  services: {
    site: 'site',
    product: 'product',
    shop: 'shop',
    article: 'article',
    video: 'video',
    download: 'download',
    messageBoard: 'message-board',
    upload: 'upload',
    tracking: 'tracking',
    captcha: 'captcha',
    visitor: 'visitor',
  },
  groups: { site, product, shop, article, video, download, messageBoard, upload, tracking, captcha, visitor },
});

export { type RawCaptchaChallenge, rawCaptchaChallenge } from './captcha';
export { type ProductSort, productSorts } from './filters';
export { type RawCategory, rawCategory, rawReductionDetail } from './product';
export { type RawReview, type ReviewSort, rawReview, reviewSorts } from './reviews';
export { rawCartLine, rawQuote } from './shop';
export { pageNames, rawSection } from './site';

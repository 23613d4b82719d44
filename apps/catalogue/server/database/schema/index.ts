export { articles, articleTexts } from './article';
export { captchaProofs } from './captcha';
export { categories, categoryTexts } from './category';
export { type Language, languages } from './columns';
export { downloadRequests, downloads, downloadTexts, productDownloads } from './download';
export { facetKinds, facetNames, productCertificates, productFibres, productUses } from './facet';
export { inquiries, inquiryFiles, inquiryItems, inquiryReplies } from './inquiry';
export { navigationItems, navigationItemTexts, navigationPlaces } from './navigation';
export { orderEvents, orderLines, orderProofs, orders } from './order';
export { pageSections, type SectionItem, sectionKinds, writtenPages, writtenPageTexts } from './page';
export { paymentAccounts, paymentEvents, paymentStates, payments } from './payment';
export { pictures, pictureTexts } from './picture';
export {
  productAttributes,
  productOptions,
  productPictures,
  productPriceSteps,
  products,
  productTexts,
  reductionRules,
  reductions,
  reductionTexts,
} from './product';
export {
  articleRelations,
  articleTextRelations,
  categoryRelations,
  categoryTextRelations,
  downloadRelations,
  downloadTextRelations,
  navigationItemRelations,
  navigationItemTextRelations,
  orderLineRelations,
  orderProofRelations,
  orderRelations,
  pageSectionRelations,
  paymentRelations,
  pictureRelations,
  pictureTextRelations,
  productAttributeRelations,
  productCertificateRelations,
  productDownloadRelations,
  productFibreRelations,
  productOptionRelations,
  productPictureRelations,
  productPriceStepRelations,
  productRelations,
  productTextRelations,
  productUseRelations,
  reductionRelations,
  reductionRuleRelations,
  reductionTextRelations,
  socialChatEntryRelations,
  socialChatEntryTextRelations,
  videoFileRelations,
  videoRelations,
  videoTextRelations,
  videoTrackRelations,
} from './relations';
export { productReviews } from './review';
export { inSample, productSearch, searchWords } from './search';
export { secrets } from './secret';
export { sites, siteTexts, socialChatEntries, socialChatEntryTexts } from './site';
export { linkClicks, visitorActions, visitors } from './tracking';
export { uploads } from './upload';
export { videoFiles, videos, videoTexts, videoTracks } from './video';

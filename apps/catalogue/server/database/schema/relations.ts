import { relations } from 'drizzle-orm';
import { articles, articleTexts } from './article';
import { categories, categoryTexts } from './category';
import { downloads, downloadTexts, productDownloads } from './download';
import { productCertificates, productFibres, productUses } from './facet';
import { navigationItems, navigationItemTexts } from './navigation';
import { orderLines, orderProofs, orders } from './order';
import { pageSections } from './page';
import { payments } from './payment';
import { pictures, pictureTexts } from './picture';
import {
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
import { socialChatEntries, socialChatEntryTexts } from './site';
import { uploads } from './upload';
import { videoFiles, videos, videoTexts, videoTracks } from './video';

export const pictureRelations = relations(pictures, ({ many }) => ({ texts: many(pictureTexts) }));

export const pictureTextRelations = relations(pictureTexts, ({ one }) => ({
  picture: one(pictures, { fields: [pictureTexts.pictureId], references: [pictures.id] }),
}));

export const productRelations = relations(products, ({ one, many }) => ({
  category: one(categories, { fields: [products.categoryId], references: [categories.id] }),
  reduction: one(reductions, { fields: [products.reductionId], references: [reductions.id] }),
  modelPicture: one(pictures, { fields: [products.modelPictureId], references: [pictures.id] }),
  texts: many(productTexts),
  attributes: many(productAttributes),
  options: many(productOptions),
  priceSteps: many(productPriceSteps),
  pictures: many(productPictures),
  fibres: many(productFibres),
  uses: many(productUses),
  certificates: many(productCertificates),
  downloads: many(productDownloads),
  videos: many(videos),
}));

export const productTextRelations = relations(productTexts, ({ one }) => ({
  product: one(products, { fields: [productTexts.productId], references: [products.id] }),
}));

export const productAttributeRelations = relations(productAttributes, ({ one }) => ({
  product: one(products, { fields: [productAttributes.productId], references: [products.id] }),
}));

export const productOptionRelations = relations(productOptions, ({ one }) => ({
  product: one(products, { fields: [productOptions.productId], references: [products.id] }),
}));

export const productPriceStepRelations = relations(productPriceSteps, ({ one }) => ({
  product: one(products, { fields: [productPriceSteps.productId], references: [products.id] }),
}));

export const productPictureRelations = relations(productPictures, ({ one }) => ({
  product: one(products, { fields: [productPictures.productId], references: [products.id] }),
  picture: one(pictures, { fields: [productPictures.pictureId], references: [pictures.id] }),
}));

export const productFibreRelations = relations(productFibres, ({ one }) => ({
  product: one(products, { fields: [productFibres.productId], references: [products.id] }),
}));

export const productUseRelations = relations(productUses, ({ one }) => ({
  product: one(products, { fields: [productUses.productId], references: [products.id] }),
}));

export const productCertificateRelations = relations(productCertificates, ({ one }) => ({
  product: one(products, { fields: [productCertificates.productId], references: [products.id] }),
}));

export const productDownloadRelations = relations(productDownloads, ({ one }) => ({
  product: one(products, { fields: [productDownloads.productId], references: [products.id] }),
  download: one(downloads, { fields: [productDownloads.downloadId], references: [downloads.id] }),
}));

export const reductionRelations = relations(reductions, ({ many }) => ({
  rules: many(reductionRules),
  texts: many(reductionTexts),
}));

export const reductionTextRelations = relations(reductionTexts, ({ one }) => ({
  reduction: one(reductions, { fields: [reductionTexts.reductionId], references: [reductions.id] }),
}));

export const reductionRuleRelations = relations(reductionRules, ({ one }) => ({
  reduction: one(reductions, { fields: [reductionRules.reductionId], references: [reductions.id] }),
}));

export const categoryRelations = relations(categories, ({ one, many }) => ({
  texts: many(categoryTexts),
  picture: one(pictures, { fields: [categories.pictureId], references: [pictures.id] }),
}));

export const categoryTextRelations = relations(categoryTexts, ({ one }) => ({
  category: one(categories, { fields: [categoryTexts.categoryId], references: [categories.id] }),
}));

export const articleRelations = relations(articles, ({ one, many }) => ({
  texts: many(articleTexts),
  picture: one(pictures, { fields: [articles.pictureId], references: [pictures.id] }),
}));

export const articleTextRelations = relations(articleTexts, ({ one }) => ({
  article: one(articles, { fields: [articleTexts.articleId], references: [articles.id] }),
}));

export const videoRelations = relations(videos, ({ one, many }) => ({
  texts: many(videoTexts),
  files: many(videoFiles),
  tracks: many(videoTracks),
  picture: one(pictures, { fields: [videos.pictureId], references: [pictures.id] }),
  product: one(products, { fields: [videos.productId], references: [products.id] }),
}));

export const videoTextRelations = relations(videoTexts, ({ one }) => ({
  video: one(videos, { fields: [videoTexts.videoId], references: [videos.id] }),
}));

export const videoFileRelations = relations(videoFiles, ({ one }) => ({
  video: one(videos, { fields: [videoFiles.videoId], references: [videos.id] }),
}));

export const videoTrackRelations = relations(videoTracks, ({ one }) => ({
  video: one(videos, { fields: [videoTracks.videoId], references: [videos.id] }),
}));

export const downloadRelations = relations(downloads, ({ many }) => ({ texts: many(downloadTexts) }));

export const downloadTextRelations = relations(downloadTexts, ({ one }) => ({
  download: one(downloads, { fields: [downloadTexts.downloadId], references: [downloads.id] }),
}));

export const navigationItemRelations = relations(navigationItems, ({ one, many }) => ({
  texts: many(navigationItemTexts),
  picture: one(pictures, { fields: [navigationItems.pictureId], references: [pictures.id] }),
}));

export const navigationItemTextRelations = relations(navigationItemTexts, ({ one }) => ({
  item: one(navigationItems, { fields: [navigationItemTexts.itemId], references: [navigationItems.id] }),
}));

export const pageSectionRelations = relations(pageSections, ({ one }) => ({
  picture: one(pictures, { fields: [pageSections.pictureId], references: [pictures.id] }),
}));

export const socialChatEntryRelations = relations(socialChatEntries, ({ many }) => ({
  texts: many(socialChatEntryTexts),
}));

export const socialChatEntryTextRelations = relations(socialChatEntryTexts, ({ one }) => ({
  entry: one(socialChatEntries, { fields: [socialChatEntryTexts.entryId], references: [socialChatEntries.id] }),
}));

export const orderRelations = relations(orders, ({ many }) => ({
  lines: many(orderLines),
  payments: many(payments),
  proofs: many(orderProofs),
}));

export const orderLineRelations = relations(orderLines, ({ one }) => ({
  order: one(orders, { fields: [orderLines.orderId], references: [orders.id] }),
  product: one(products, { fields: [orderLines.productId], references: [products.id] }),
}));

export const orderProofRelations = relations(orderProofs, ({ one }) => ({
  order: one(orders, { fields: [orderProofs.orderId], references: [orders.id] }),
  upload: one(uploads, { fields: [orderProofs.uploadId], references: [uploads.id] }),
}));

export const paymentRelations = relations(payments, ({ one }) => ({
  order: one(orders, { fields: [payments.orderId], references: [orders.id] }),
}));

import type { catalogueContract } from '../catalogue';
import type { communityContract } from '../community';
import type { Contract } from '../contract';
import * as activities from './examples/activities';
import * as community from './examples/community';
import * as communityPeople from './examples/community-people';
import { article, download, video } from './examples/content';
import type { CallExample } from './examples/example';
import * as fees from './examples/fees';
import { captcha, messageBoard, tracking, upload, visitor } from './examples/forms';
import * as joining from './examples/joining';
import * as memberCompanies from './examples/member-companies';
import * as notices from './examples/notices';
import { product } from './examples/product';
import { shop } from './examples/shop';
import { site } from './examples/site';

/** An example by call id. */
export type CallExamples = Readonly<Record<string, CallExample>>;

type GroupExamples<C extends Contract> = Readonly<Record<keyof C['groups'], Readonly<Record<string, CallExample>>>>;

/** A group without examples does not compile, and neither does a call (see `ExamplesOf`). */
const ofCatalogue: GroupExamples<typeof catalogueContract> = {
  site,
  product,
  shop,
  article,
  video,
  download,
  messageBoard,
  upload,
  tracking,
  captcha,
  visitor,
};
const ofCommunity: GroupExamples<typeof communityContract> = {
  ...community,
  ...activities,
  ...communityPeople,
  ...memberCompanies,
  ...notices,
  ...fees,
  ...joining,
};

/**
 * An example of every call of this package's contracts. Tests hold each against its call's schemas, and what documents
 * show of them against the documents' own schemas.
 *
 * @example
 * callExamples['product.detail']?.request; // { id: 12 }
 */
export const callExamples: CallExamples = Object.fromEntries(
  Object.entries({ ...ofCatalogue, ...ofCommunity }).flatMap(([group, calls]) =>
    Object.entries(calls).map(([name, example]) => [`${group}.${name}`, example]),
  ),
);

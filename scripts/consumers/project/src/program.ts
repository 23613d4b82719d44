import { AnswerError, createApiClient } from '@selvedge/api-client';
import { listCalls, type ResponseOf } from '@selvedge/api-contract';
import { catalogueContract } from '@selvedge/api-contract/catalogue';
import { communityContract } from '@selvedge/api-contract/community';
import { openApiDocument } from '@selvedge/api-contract/openapi';
import { parseCommunityBaseInfo } from '@selvedge/domain/community';
import { type Product, parseProduct } from '@selvedge/domain/content';
import { contentType } from '@selvedge/domain/content-kind';
import { discountLabel, salePhase } from '@selvedge/domain/discount';
import { parseInquiry } from '@selvedge/domain/inquiry';
import { checkUpload } from '@selvedge/domain/inquiry-form';
import { formatCents, formatFixed } from '@selvedge/domain/money';
import { parseSiteInfo } from '@selvedge/domain/site';
import { formatFileSize } from '@selvedge/domain/text';
import { gsmFromOunces } from '@selvedge/domain/textile';
import { apiErrorFor, TransportError } from '@selvedge/error-catalogue';
import { convertImage, parseListPath } from '@selvedge/rewriting';

type Search = ResponseOf<(typeof catalogueContract)['groups']['product']['search']>;

/** A server of the specification's calls, in this process. */
function send(request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== '/api/1/product/search')
    return Response.json({ code: 10, message: '', data: null }, { status: 404 });
  const title = `Cloth for ${searchParams.get('keywords')}`;
  const data: Search = {
    list: [{ id: 7, title, product_code: 2, price_min: 480 }],
    page_count: 1,
    page_number: 1,
    total: 1,
  };
  return Response.json({ code: 0, message: 'Success: ok', data });
}

const client = createApiClient({ contract: catalogueContract, base: 'https://mill.example/api', companyId: '1', send });
const portal = createApiClient({
  contract: communityContract,
  base: 'http://127.0.0.1:1',
  timeoutMs: 5_000,
  retries: 0,
});

const { list } = await client.product.search({ keywords: 'shirts', page: 1 });
const parsed = parseProduct(list[0]);
const product: Product | null = parsed.ok ? parsed.value : null;
const refused = await client.article.detail({ id: 404 }).catch((error: unknown) => error);
const unreachable = await portal.officialWeb.baseInfo().catch((error: unknown) => error);
const inquiry = parseInquiry({ name: 'Anna', email: 'Anna@Mill.Example', msg: 'Do you weave linen?' });
const site = parseSiteInfo({ site_id: 1 });
const community = parseCommunityBaseInfo({ cc_id: 1, name: 'Weavers' });
const document = openApiDocument(catalogueContract, { version: '1.0.0' });

console.log(
  JSON.stringify({
    product: product && [product.title, formatCents(product.priceMin)],
    refused: refused instanceof AnswerError && [refused.code, refused.message, refused.status],
    unreachable: unreachable instanceof TransportError && unreachable.message,
    calls: listCalls(catalogueContract).some(({ id }) => id === 'messageBoard.add'),
    operations: Object.keys(document.paths).filter((path) => path.includes('/captcha/')),
    inquiry: inquiry.ok && inquiry.value.email,
    site: site.ok && site.value.languageCode,
    community: community.ok && community.value.name,
    kind: contentType({ reads: 3 }),
    fixed: formatFixed(1.005, 2),
    label: discountLabel({ type: 1, value: 850 }),
    phase: salePhase({ start: 100, end: 200 }, 100),
    upload: checkUpload({ name: 'card.exe', size: 1000 }).ok,
    size: formatFileSize(2048),
    weight: Math.round(gsmFromOunces(10)),
    error: apiErrorFor(101).message,
    picture: convertImage('/p12/345-oxford.jpg', { thumbnail: { type: 4, width: 640 } }),
    page: parseListPath('/article-list_list2.html')?.page,
  }),
);

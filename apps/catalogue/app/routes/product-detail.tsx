import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { apiFor } from '../api.server';
import { pageMeta } from '../document/page-meta';
import { productData } from '../document/structured-data/product-data';
import { siteOf } from '../layout/site-data';
import { assertOwnAddress, idOf } from '../page/own-address';
import { categoryHref } from '../product/category-tree';
import { loadProduct } from '../product/load-product.server';
import { ProductPage } from '../product/product-page';
import { reviewsAsked } from '../product/review-address';

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const site = siteOf(matches);
  if (!site || !data) return [];
  return pageMeta(site, site.title, {
    title: data.title,
    description: data.description,
    image: data.image,
    path: location.pathname,
    type: 'product',
    crumbs: [...data.trail.map((step) => ({ title: step.title, href: categoryHref(step) })), { title: data.title }],
    things: [productData(data, site, location.pathname)],
  });
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = reviewsAsked(new URL(request.url).searchParams);
  const product = await loadProduct(apiFor(request, context), idOf(params.slug), asked);
  assertOwnAddress(request, product.href);
  return product;
}

export default function ProductDetail() {
  return <ProductPage product={useLoaderData<typeof loader>()} />;
}

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { apiFor } from '../api.server';
import { pageMeta } from '../document/page-meta';
import { siteOf } from '../layout/site-data';
import { assertOwnAddress, idOf } from '../page/own-address';
import { loadProduct } from '../product/load-product.server';
import { ProductPage } from '../product/product-page';
import { productStructuredData } from '../product/product-structured-data';

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const site = siteOf(matches);
  if (!site || !data) return [];
  return [
    ...pageMeta(site, site.title, {
      title: data.title,
      description: data.description,
      image: data.image,
      path: location.pathname,
      type: 'product',
    }),
    { 'script:ld+json': productStructuredData(data, site) },
  ];
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const product = await loadProduct(apiFor(request, context), idOf(params.slug));
  assertOwnAddress(request, product.href);
  return product;
}

export default function ProductDetail() {
  return <ProductPage product={useLoaderData<typeof loader>()} />;
}

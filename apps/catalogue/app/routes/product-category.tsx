import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listPath, parseIdAndName } from '@selvedge/rewriting';
import { apiFor } from '../api.server';
import { notFound } from '../document/not-found';
import { pageMeta } from '../document/page-meta';
import { itemListData } from '../document/structured-data/reading-data';
import { isNarrowed } from '../find/product-filters';
import { MessageSection } from '../inquiry/message-section';
import { inLanguage, localeOf } from '../language/address';
import { PageHead } from '../layout/page-head';
import { siteOf } from '../layout/site-data';
import { pageOfList } from '../list/page-of-list';
import { CategoryLinks } from '../product/category-links';
import { categoryHref, findCategory } from '../product/category-tree';
import { loadProductList } from '../product/load-product-list.server';
import { ProductList } from '../product/product-list';

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const site = siteOf(matches);
  if (!site || !data) return [];
  return pageMeta(site, site.title, {
    title: data.category.title,
    description: data.category.summary,
    image: data.category.img,
    path: location.pathname,
    isPrivate: isNarrowed(new URLSearchParams(location.search)),
    list: data.list,
    crumbs: [
      ...data.parents.map((parent) => ({ title: parent.title, href: categoryHref(parent) })),
      { title: data.category.title },
    ],
    things: itemListData(data.list.products, site, location.pathname),
  });
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const place = pageOfList(url);
  const named = parseIdAndName(place.base.slice('/product/category/'.length));
  if (!named) throw notFound();
  const api = apiFor(request, context);
  const tree = await api.product.categories();
  const found = findCategory(tree.list, named.id);
  if (!found) throw notFound();
  const own = categoryHref(found.category);
  if (own !== place.base)
    throw redirect(inLanguage(listPath(own, place.page), localeOf(url.pathname)) + url.search, 301);
  const { children, ...category } = found.category;
  const list = await loadProductList(api, place, url.searchParams, category.id);
  return { category, parents: found.parents, neighbours: children.length > 0 ? children : found.siblings, list };
}

export default function ProductCategory() {
  const { category, parents, neighbours, list } = useLoaderData<typeof loader>();
  const crumbs = [
    ...parents.map((parent) => ({ title: parent.title, href: categoryHref(parent) })),
    { title: category.title },
  ];
  return (
    <>
      <PageHead crumbs={crumbs} title={category.title} lead={category.summary} />
      <CategoryLinks categories={neighbours} currentId={category.id} />
      <ProductList list={list} categoryId={category.id} />
      <MessageSection />
    </>
  );
}

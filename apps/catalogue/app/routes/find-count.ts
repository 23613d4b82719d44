import type { LoaderFunctionArgs } from '@remix-run/node';
import { apiFor } from '../api.server';
import { readFilters } from '../find/product-filters';

/** What the find bar can still be narrowed down by, with the number on its button. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const category = query.get('category_id') ?? '';
  return apiFor(request, context).product.facets({
    ...readFilters(query),
    ...(/^[1-9]\d{0,8}$/.test(category) && { category_id: Number(category) }),
  });
}

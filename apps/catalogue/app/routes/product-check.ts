import type { LoaderFunctionArgs } from '@remix-run/node';
import { AnswerError } from '@selvedge/api-client';
import { readQuantity } from '@selvedge/domain/shop';
import { apiFor } from '../api.server';
import { idOf } from '../page/own-address';
import type { CheckAnswer } from '../shop/buy-box';

/** Whether a product can be bought as it was shown, for the product page (specification §4). */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<CheckAnswer> {
  const { searchParams } = new URL(request.url);
  const quantity = readQuantity(searchParams.get('quantity') ?? '');
  const seen = searchParams.get('seen')?.slice(0, 64);
  const id = idOf(params.id);
  try {
    return await apiFor(request, context).product.check({ id, ...(quantity && { quantity }), ...(seen && { seen }) });
  } catch (error) {
    // What cannot be checked cannot be bought: the page goes home, as on any other status.
    if (error instanceof AnswerError && error.status < 500) return { status: error.code, least: 1, most: null };
    throw error;
  }
}

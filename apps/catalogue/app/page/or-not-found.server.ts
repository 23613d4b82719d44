import { AnswerError } from '@selvedge/api-client';
import { codes } from '@selvedge/error-catalogue';
import { notFound } from '../document/not-found';

/** Turns the API's "there is no" into the site's not-found page. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AnswerError && (error.status === 404 || error.code === codes.notFound)) throw notFound();
    throw error;
  }
}

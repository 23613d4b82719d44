import { AnswerError } from '@selvedge/api-client';
import { codes } from '@selvedge/error-catalogue';
import { notFound } from '../document/not-found';

/** The API knows no such record (404), or its address names one that cannot be: a number beyond all records (422). */
const leadsNowhere: ReadonlySet<number> = new Set([404, 422]);

/** Turns the API's "there is no" into the site's not-found page. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AnswerError && (leadsNowhere.has(error.status) || error.code === codes.notFound))
      throw notFound();
    throw error;
  }
}

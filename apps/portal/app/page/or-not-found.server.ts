import { ApiError, codes } from '@selvedge/error-catalogue';

/** What a call answers, or nothing when there is no such record. */
export async function orNotFound<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.code === codes.notFound) return null;
    throw error;
  }
}

/** The number of a record in an address, or nothing when it is none. */
export function recordId(text: string | undefined): number | null {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null;
}

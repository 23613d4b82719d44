import { ApiError, type Locale, TransportError } from '@selvedge/error-catalogue';

/** What a failed call says to people; anything but a failed call is thrown on. */
export function failureText(error: unknown, locale: Locale): string {
  if (error instanceof TransportError) return error.readableText(locale);
  if (error instanceof ApiError) return error.message;
  throw error;
}

import { AnswerError } from '@selvedge/api-client';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import type { SentForm } from '../account/attempt.server';
import type { Outcome } from '../account/refused';
import { communityId, type PortalApi } from '../api.server';
import type { Locale } from '../language/address';
import { isVisibility, memberFields, type Visibility } from './member-fields';

/** Does what a form of the page asks for. What was sent as a picture comes beside the form's texts. */
export async function changeProfile(
  api: PortalApi,
  form: SentForm,
  file: FormDataEntryValue | null,
  locale: Locale,
): Promise<Partial<Outcome>> {
  switch (form.intent) {
    case 'picture':
      await api.attachments.avatar({ file: pictureOf(file, locale) });
      return {};
    case 'picture-remove':
      await api.attachments.avatar({});
      return {};
    case 'entry':
      await api.directory.ownUpdate(await entryOf(api, form));
      return {};
    default:
      throw new Response(null, { status: 400 });
  }
}

/** A browser sends a file without a name where nobody has chosen one. */
function pictureOf(file: FormDataEntryValue | null, locale: Locale): File {
  if (file instanceof File && file.name !== '') return file;
  const issues = [fieldIssue('file', codes.required, locale)];
  throw new AnswerError(codes.required, '', { status: 422, retryAfterMs: null, issues });
}

async function entryOf(api: PortalApi, { text }: SentForm) {
  const words = (language: Locale) => ({
    post: text(`texts.${language}.post`),
    introduction: text(`texts.${language}.introduction`),
  });
  return {
    ccId: await communityId(api),
    version: Number(text('version')),
    region_id: text('region_id') === '' ? null : Number(text('region_id')),
    phone: text('phone').trim(),
    email: text('email').trim(),
    texts: { 'zh-cn': words('zh-cn'), en: words('en') },
    privacy: Object.fromEntries(memberFields.map((field) => [field, visibilityOf(text(`privacy.${field}`))])) as Record<
      (typeof memberFields)[number],
      Visibility
    >,
  };
}

/** What a form does not say is shown to nobody. */
function visibilityOf(text: string): Visibility {
  return isVisibility(text) ? text : 'hidden';
}

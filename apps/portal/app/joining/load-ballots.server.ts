import { wordAnswers } from '@selvedge/domain/custom-form';
import type { PortalApi } from '../api.server';
import { fullDay } from '../dates/dates';
import type { Locale } from '../language/address';
import { communityId } from '../layout/community-id.server';
import { allowed } from '../membership/load-card.server';

/** The open votes in which somebody is one of the council, with what each applicant has answered. */
export async function loadBallots(api: PortalApi, locale: Locale) {
  const found = await allowed(api.join.votes({ ccId: await communityId(api) }));
  return (found?.list ?? []).map(({ deadline, answers, custom_form: { form }, regions, ...ballot }) => {
    // The papers themselves are the desk's: the council votes on what was said.
    const fields = form.fields.filter(({ kind }) => kind !== 'file');
    return {
      ...ballot,
      until: deadline === null ? null : fullDay(deadline, locale).text,
      answers: wordAnswers({ fields }, answers, { locale, regions }),
    };
  });
}

export type Ballot = Awaited<ReturnType<typeof loadBallots>>[number];

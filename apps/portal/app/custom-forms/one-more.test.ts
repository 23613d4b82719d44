import { describe, expect, it } from 'vitest';
import { withOneMore } from '../activities/send-enrolment.server';
import { moreGroup, moreIntent } from './one-more';

describe('one more round of a group', () => {
  it.each(['answers.looms', 'answers.looms.0.parts'])('is understood of the button of %s', (group) => {
    expect(moreGroup(moreIntent(group))).toBe(group);
  });

  it.each(['more', 'more.', 'save', 'more.answers', 'more.answers.looms#x', 'xmore.answers.looms'])(
    'is not what “%s” asks for',
    (intent) => {
      expect(moreGroup(intent)).toBeUndefined();
    },
  );

  it('keeps what was typed into the form of enrolling, as one more guest does', () => {
    const typed = {
      contact: 'Anna',
      email: '',
      phone: '',
      ticket: '',
      isSelf: true,
      others: ['Bo'],
      answers: { looms: [{ name: 'Dobby' }] },
      key: '',
    };
    expect(withOneMore(typed, moreIntent('answers.looms'))).toEqual({ typed, more: 'answers.looms' });
    expect(withOneMore(typed, 'more')).toEqual({ typed: { ...typed, others: ['Bo', ''] } });
    expect(withOneMore(typed, 'submit')).toBeNull();
  });
});

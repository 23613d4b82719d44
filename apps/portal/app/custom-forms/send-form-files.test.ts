import { AnswerError } from '@selvedge/api-client';
import { type CustomForm, readAnswers } from '@selvedge/domain/custom-form';
import { describe, expect, it } from 'vitest';
import { sendFormFiles } from './send-form-files.server';

const label = { 'zh-cn': '件', en: 'Piece' };
const file = { kind: 'file', label, required: false } as const;
const text = { kind: 'text', key: 'name', label, required: true, max: 50, isLong: false } as const;
const form: CustomForm = {
  fields: [
    { ...file, key: 'permit', max: 1 },
    {
      kind: 'group',
      key: 'looms',
      label,
      required: false,
      min: 0,
      max: 3,
      fields: [text, { ...file, key: 'photos', max: 2 }],
    },
  ],
};

const chosen = (name: string) => new File(['x'], name);

/** A page's form with some fields, sent off by somebody who numbers files from 1. */
async function sentWith(pairs: readonly (readonly [string, string | File])[]) {
  const sent = new FormData();
  for (const [name, value] of pairs) sent.append(name, value);
  const went: string[] = [];
  const issues = await sendFormFiles(form, sent, 'answers', async ({ name }) => {
    if (name === 'worm.exe') throw refusal();
    return went.push(name);
  });
  return { went, issues, answers: readAnswers(form, sent, 'answers') };
}

function refusal() {
  const issues = [{ field: 'files.0', code: 106, message: 'is not a picture' }];
  return Object.assign(Object.create(AnswerError.prototype), { status: 422, issues });
}

describe('the files of a form', () => {
  it('go one by one, in the form and in each round of its groups, and are named where they were chosen', async () => {
    const { went, answers } = await sentWith([
      ['answers.permit', chosen('permit.pdf')],
      ['answers.looms.0.name', 'Jacquard'],
      ['answers.looms.0.photos', chosen('front.png')],
      ['answers.looms.0.photos', chosen('back.png')],
      ['answers.looms.1.name', 'Dobby'],
      ['answers.looms.2.photos', chosen('third.png')],
    ]);
    expect(went).toEqual(['permit.pdf', 'front.png', 'back.png', 'third.png']);
    expect(answers).toEqual({
      permit: [1],
      looms: [{ name: 'Jacquard', photos: [2, 3] }, { name: 'Dobby' }, { photos: [4] }],
    });
  });

  it('that were sent before stay, and give way to those chosen instead', async () => {
    const { answers } = await sentWith([
      ['answers.permit.kept', '70'],
      ['answers.permit', chosen('new.pdf')],
      ['answers.looms.0.photos.kept', '71'],
      ['answers.looms.0.photos', new File([], '')],
    ]);
    expect(answers).toEqual({ permit: [1], looms: [{ photos: [71] }] });
  });

  it('that are refused say so at their field, and keep nobody else’s back', async () => {
    const { issues, answers } = await sentWith([
      ['answers.looms.1.photos', chosen('worm.exe')],
      ['answers.permit', chosen('permit.pdf')],
    ]);
    expect(issues).toEqual({ 'answers.looms.1.photos': 'is not a picture' });
    expect(answers).toMatchObject({ permit: [1], looms: [] });
  });

  it('where the form asks for none are not sent', async () => {
    const { went } = await sentWith([
      ['answers.looms.3.photos', chosen('fourth.png')],
      ['answers.other', chosen('other.png')],
      ['permit', chosen('elsewhere.png')],
    ]);
    expect(went).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { DeskPlace } from '../desk-context';
import { type DeskJoinForm, joinFormFromForm, joinFormResource, joinFormToForm } from './form-resource';

const form: DeskJoinForm = {
  id: 3,
  version: 1_795_219_200_000,
  kind: 'company',
  category_id: 4,
  seats: 4,
  months: 12,
  is_open: true,
  texts: { 'zh-cn': { title: '企业会员', description: '' }, en: null },
  form: {
    fields: [
      { kind: 'text', key: 'licence', label: { 'zh-cn': '证号', en: '' }, required: true, max: 30, isLong: false },
    ],
  },
  version_number: 2,
  applications: 9,
};

describe('the form of a membership', () => {
  it('sends back what it was given', () => {
    const { id, version, version_number, applications, ...own } = form;
    expect(joinFormFromForm(joinFormToForm(form), 1)).toEqual({ ccId: 1, ...own });
  });

  it('sends an emptied field as none, and one seat of who joins alone', () => {
    const values = { ...joinFormToForm(form), kind: 'person', category_id: '', months: '' };
    expect(joinFormFromForm(values, 1)).toMatchObject({ seats: 1, category_id: null, months: null });
  });

  it('that was saved stands as the server has it now, with the version that its questions have', async () => {
    const after = { ...form, version: form.version + 1, version_number: 3 };
    const joinDesk = {
      formSave: async () => ({ id: form.id, version: after.version }),
      formList: async () => ({ list: [after] }),
    };
    const { update } = joinFormResource({ api: { joinDesk }, ccId: 1 } as unknown as DeskPlace);
    expect(await update?.(form.id, joinFormToForm(form))).toEqual(joinFormToForm(after));
  });
});

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deleteRequest, keywords, line, pictureAddress, publication, text, textsOf, version } from './fields';

const texts = textsOf({ title: line(10) });
const removal = z.strictObject(deleteRequest);
const published = z.strictObject(publication);

describe('what forms of the desk are made of', () => {
  it.each([
    ['one language is enough', texts, { 'zh-cn': { title: '会费' }, en: null }],
    ['a line is trimmed before it is measured', line(3), '  abc  '],
    ['text may be empty', text(3), ''],
    ['words to search by may be missing', keywords, undefined],
    ['a picture may be missing', pictureAddress, null],
    ['sixty records go at once', removal, { ccId: 1, ids: Array.from({ length: 60 }, (_, index) => index + 1) }],
    ['a draft has no moment', published, { state: 'draft', publish_time: null }],
  ])('take: %s', (_what, schema, value) => {
    expect(schema.safeParse(value).error).toBeUndefined();
  });

  it.each([
    ['no language at all', texts, { 'zh-cn': null, en: null }, []],
    ['a language of its own', texts, { 'zh-cn': null, en: { title: 'Fees' }, de: null }, []],
    ['a language left out', texts, { en: { title: 'Fees' } }, ['zh-cn']],
    ['a field that texts have not', texts, { 'zh-cn': { title: 'x', body: 'x' }, en: null }, ['zh-cn']],
    ['a line of blanks', texts, { 'zh-cn': { title: ' \n ' }, en: null }, ['zh-cn', 'title']],
    ['a line that is too long', line(3), 'abcd', []],
    ['a text that is too long', text(3), 'abcd', []],
    ['an empty address of a picture', pictureAddress, '', []],
    ['a version of nothing', version, 0, []],
    ['a version in letters', version, '3', []],
    ['nothing to delete', removal, { ccId: 1, ids: [] }, ['ids']],
    ['more than sixty to delete', removal, { ccId: 1, ids: Array.from({ length: 61 }, () => 1) }, ['ids']],
    ['a moment before time began', published, { state: 'scheduled', publish_time: -1 }, ['publish_time']],
    ['a state that nobody knows', published, { state: 'hidden', publish_time: null }, ['state']],
  ])('refuse %s', (_what, schema, value, path) => {
    expect(schema.safeParse(value).error?.issues[0]?.path).toEqual(path);
  });
});

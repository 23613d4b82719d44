import {
  type CustomField,
  type FieldKind,
  type FieldOption,
  fieldKinds,
  formLimits,
} from '@selvedge/domain/custom-form';

const nothing = { 'zh-cn': '', en: '' } as const;

type Parts<Kind extends FieldKind> = Omit<Extract<CustomField, { kind: Kind }>, 'kind' | 'key' | 'label' | 'required'>;

/** What a question of each kind begins with. */
const beginnings: { readonly [Kind in FieldKind]: Parts<Kind> } = {
  text: { max: 200, isLong: false },
  number: { min: 0, max: formLimits.number, decimals: 0 },
  choice: {
    options: [
      { key: 'option_1', label: nothing },
      { key: 'option_2', label: nothing },
    ],
    isMultiple: false,
  },
  date: {},
  phone: {},
  email: {},
  region: {},
  file: { max: 1 },
  agreement: { text: nothing },
  group: { fields: [], min: 1, max: 5 },
};

/** What a group can ask: everything but groups. */
export const singleKinds = fieldKinds.filter((kind) => kind !== 'group');

/** A question that has no words yet. Its answers are kept under a key that no other question beside it has. */
export function newQuestion(kind: FieldKind, taken: readonly string[]): CustomField {
  return {
    kind,
    key: nextKey(kind, taken),
    label: nothing,
    required: kind !== 'group',
    ...beginnings[kind],
  } as CustomField;
}

/** An answer to choose from that has no words yet. */
export function newOption(taken: readonly string[]): FieldOption {
  return { key: nextKey('option', taken), label: nothing };
}

/** One more than the highest number: a key that was given is not given again while a higher one stands. */
function nextKey(stem: string, taken: readonly string[]): string {
  const numbers = taken.flatMap((key) => (key.startsWith(`${stem}_`) ? Number(key.slice(stem.length + 1)) || 0 : []));
  return `${stem}_${Math.max(0, ...numbers) + 1}`;
}

import { type CustomField, type CustomForm, type FieldCondition, type FormIssue, formLimits } from './custom-form';

const keyPattern = /^[a-z][a-z0-9_]{0,30}$/;

/** Codes of specification §8. */
const codes = { range: 107, spelling: 109, noSuch: 111, empty: 200 } as const;

/**
 * What is wrong with a form that somebody has built, beyond the shape that the wire checks: keys that stand twice,
 * conditions on nothing, choices without options, bounds the wrong way round.
 *
 * @returns nothing when the form can be used
 * @example
 * const name = { kind: 'text', key: 'Name', label: { en: 'Name', 'zh-cn': '姓名' }, required: true, max: 50, isLong: false } as const;
 * checkForm({ fields: [name] }); // [{ path: 'fields.0.key', code: 109 }]
 */
export function checkForm({ fields }: CustomForm): readonly FormIssue[] {
  const issues = checkFields(fields, 'fields');
  const count = fields.reduce((sum, field) => sum + 1 + (field.kind === 'group' ? field.fields.length : 0), 0);
  return count > formLimits.fields ? [...issues, { path: 'fields', code: codes.range }] : issues;
}

function checkFields(fields: readonly CustomField[], path: string): FormIssue[] {
  const before = new Map<string, CustomField>();
  return fields.flatMap((field, place) => {
    const at = `${path}.${place}`;
    const issues = [
      ...(keyPattern.test(field.key) && !before.has(field.key) ? [] : [{ path: `${at}.key`, code: codes.spelling }]),
      ...(hasLabel(field.label) ? [] : [{ path: `${at}.label`, code: codes.empty }]),
      ...(field.when === undefined || canBe(field.when, before) ? [] : [{ path: `${at}.when`, code: codes.noSuch }]),
      ...checkKind(field, at),
    ];
    before.set(field.key, field);
    return issues;
  });
}

function hasLabel(label: CustomField['label']): boolean {
  return Object.values(label).some((text) => text.trim() !== '');
}

/** A condition names an earlier field beside it that has such answers. */
function canBe({ key, is }: FieldCondition, before: ReadonlyMap<string, CustomField>): boolean {
  const field = before.get(key);
  if (field === undefined || is.length === 0) return false;
  const answers =
    field.kind === 'choice'
      ? field.options.map((option) => option.key)
      : field.kind === 'agreement'
        ? ['yes', 'no']
        : [];
  return is.every((answer) => answers.includes(answer));
}

function checkKind(field: CustomField, at: string): FormIssue[] {
  const range = (isRight: boolean, name: string) => (isRight ? [] : [{ path: `${at}.${name}`, code: codes.range }]);
  switch (field.kind) {
    case 'text':
      return range(field.max >= 1 && field.max <= formLimits.text, 'max');
    case 'number':
      return [
        ...range(field.min <= field.max, 'max'),
        ...range(field.decimals >= 0 && field.decimals <= formLimits.decimals, 'decimals'),
      ];
    case 'choice':
      return checkOptions(field.options, `${at}.options`);
    case 'file':
      return range(field.max >= 1 && field.max <= formLimits.files, 'max');
    case 'agreement':
      return hasLabel(field.text) ? [] : [{ path: `${at}.text`, code: codes.empty }];
    case 'group':
      return [
        ...range(field.min >= 0 && field.min <= field.max && field.max <= formLimits.rounds, 'max'),
        ...(field.fields.length > 0 ? [] : [{ path: `${at}.fields`, code: codes.empty }]),
        ...checkFields(field.fields, `${at}.fields`),
      ];
    default:
      return [];
  }
}

function checkOptions(options: readonly { readonly key: string }[], path: string): FormIssue[] {
  if (options.length === 0) return [{ path, code: codes.empty }];
  const keys = new Set(options.map(({ key }) => key));
  const areKeys = keys.size === options.length && [...keys].every((key) => keyPattern.test(key));
  return areKeys && options.length <= formLimits.options ? [] : [{ path, code: codes.spelling }];
}

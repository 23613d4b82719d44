import { formLimits } from '@selvedge/domain/custom-form';
import { z } from 'zod';

const words = (max: number) => z.strictObject({ 'zh-cn': z.string().trim().max(max), en: z.string().trim().max(max) });

const key = z.string().min(1).max(31);
const label = words(formLimits.label);
const number = z.number().min(-formLimits.number).max(formLimits.number);

const anyField = {
  key,
  label,
  hint: label.optional(),
  required: z.boolean(),
  when: z.strictObject({ key, is: z.array(key).max(formLimits.options) }).optional(),
};

const singleFields = [
  z.strictObject({
    ...anyField,
    kind: z.literal('text'),
    max: z.int().min(1).max(formLimits.text),
    isLong: z.boolean(),
  }),
  z.strictObject({
    ...anyField,
    kind: z.literal('number'),
    min: number,
    max: number,
    decimals: z.int().min(0).max(formLimits.decimals),
  }),
  z.strictObject({
    ...anyField,
    kind: z.literal('choice'),
    options: z.array(z.strictObject({ key, label })).max(formLimits.options),
    isMultiple: z.boolean(),
  }),
  z.strictObject({ ...anyField, kind: z.literal('date') }),
  z.strictObject({ ...anyField, kind: z.literal('phone') }),
  z.strictObject({ ...anyField, kind: z.literal('email') }),
  z.strictObject({ ...anyField, kind: z.literal('region') }),
  z.strictObject({ ...anyField, kind: z.literal('file'), max: z.int().min(1).max(formLimits.files) }),
  z.strictObject({ ...anyField, kind: z.literal('agreement'), text: words(formLimits.text) }),
] as const;

/**
 * A form of a community's own making, as it travels. Its keys and conditions are judged by `checkForm` of
 * `@selvedge/domain/custom-form`.
 *
 * @example
 * rawCustomForm.safeParse({ fields: [] }).success; // true
 */
export const rawCustomForm = z.strictObject({
  fields: z
    .array(
      z.discriminatedUnion('kind', [
        ...singleFields,
        z.strictObject({
          ...anyField,
          kind: z.literal('group'),
          fields: z.array(z.discriminatedUnion('kind', singleFields)).max(formLimits.fields),
          min: z.int().min(0).max(formLimits.rounds),
          max: z.int().min(0).max(formLimits.rounds),
        }),
      ]),
    )
    .max(formLimits.fields),
});

/** A form of a community's own making, as it travels. */
export type RawCustomForm = z.output<typeof rawCustomForm>;

/** A version of a form that is to be filled in; its id goes with the answers. */
export const rawFormVersion = z.object({ id: z.int().positive(), number: z.int().positive(), form: rawCustomForm });

/** The answers to a form by the keys of its fields; judged by `checkAnswers` against the version they were given on. */
export const formAnswers = z.record(z.string().max(31), z.unknown());

import type { LocalizedText } from '../../locale';

/**
 * The kinds of fields that a form of a community may have (issue: join applications and enrolments).
 *
 * @example
 * fieldKinds.includes('agreement'); // true
 */
export const fieldKinds = [
  'text',
  'number',
  'choice',
  'date',
  'phone',
  'email',
  'region',
  'file',
  'agreement',
  'group',
] as const;

/** A kind of field. */
export type FieldKind = (typeof fieldKinds)[number];

/** What every field has. */
interface AnyField {
  /** The name of its answer: small letters, digits and `_`, unique within its form or group. */
  readonly key: string;
  readonly label: LocalizedText;
  /** A sentence below the field. */
  readonly hint?: LocalizedText | undefined;
  readonly required: boolean;
  /** The field is asked only when an earlier field beside it has one of these answers. */
  readonly when?: FieldCondition | undefined;
}

/** When a field is asked: an earlier choice has one of these options, or an agreement is given (`yes`) or not (`no`). */
export interface FieldCondition {
  readonly key: string;
  readonly is: readonly string[];
}

/** An answer that can be chosen. */
export interface FieldOption {
  readonly key: string;
  readonly label: LocalizedText;
}

/** Words: one line, or several. */
export interface TextField extends AnyField {
  readonly kind: 'text';
  /** The most characters. */
  readonly max: number;
  readonly isLong: boolean;
}

/** A number, with as many places after the point as are allowed. */
export interface NumberField extends AnyField {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
}

/** One of several answers, or any number of them. */
export interface ChoiceField extends AnyField {
  readonly kind: 'choice';
  readonly options: readonly FieldOption[];
  readonly isMultiple: boolean;
}

/** A day, `2026-11-21`. */
export interface DateField extends AnyField {
  readonly kind: 'date';
}

/** A telephone number. */
export interface PhoneField extends AnyField {
  readonly kind: 'phone';
}

/** A mail address. */
export interface EmailField extends AnyField {
  readonly kind: 'email';
}

/** One of the community's regions, by its number. */
export interface RegionField extends AnyField {
  readonly kind: 'region';
}

/** Files, by the numbers that they were given when they were sent. */
export interface FileField extends AnyField {
  readonly kind: 'file';
  /** The most files. */
  readonly max: number;
}

/** Something that is agreed to; the text is what is agreed to. */
export interface AgreementField extends AnyField {
  readonly kind: 'agreement';
  readonly text: LocalizedText;
}

/** Fields that are answered as often as need be, once for each person, product or the like. */
export interface GroupField extends AnyField {
  readonly kind: 'group';
  readonly fields: readonly SingleField[];
  readonly min: number;
  readonly max: number;
}

/** A field that is answered once. */
export type SingleField =
  | TextField
  | NumberField
  | ChoiceField
  | DateField
  | PhoneField
  | EmailField
  | RegionField
  | FileField
  | AgreementField;

/** A field of a form. */
export type CustomField = SingleField | GroupField;

/** A form of a community's own making. A version of it is never changed: answers keep the one they were given on. */
export interface CustomForm {
  readonly fields: readonly CustomField[];
}

/** The answer to one field; nothing where nothing was answered. */
export type FieldAnswer = string | number | boolean | readonly string[] | readonly number[] | null;

/** The answers to a form, or to one round of a group, by the keys of its fields. */
export type FormAnswers = Readonly<Record<string, FieldAnswer | readonly Readonly<Record<string, FieldAnswer>>[]>>;

/** What is wrong with a form or an answer: where, and the response code of specification §8. */
export interface FormIssue {
  /** Dotted, such as `children.0.name`. */
  readonly path: string;
  readonly code: number;
}

/**
 * The bounds of forms: what a browser shows on one page and a person fills in at one go.
 *
 * @example
 * formLimits.fields; // 60
 */
export const formLimits = {
  fields: 60,
  options: 60,
  rounds: 20,
  files: 5,
  text: 5000,
  label: 200,
  number: 1_000_000_000_000,
  decimals: 4,
} as const;

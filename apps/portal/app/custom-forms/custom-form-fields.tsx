import {
  type CustomField,
  type CustomForm,
  type GroupField,
  isAsked,
  type SingleField,
} from '@selvedge/domain/custom-form';
import { Button, Field, FieldError, SelectField, TextAreaField } from '@selvedge/ui';
import { useId, useState } from 'react';
import { Choice } from '../forms/choice';
import type { Locale } from '../language/address';
import { m } from '../paraglide/messages';
import styles from './custom-form.module.css';
import { moreIntent } from './one-more';

type Answers = Readonly<Record<string, unknown>>;

interface FormFieldsProps {
  readonly form: CustomForm;
  /** What the names of the fields begin with. */
  readonly name: string;
  /** What was answered before, or is typed already. */
  readonly answers: Answers;
  /** Why answers were refused, by their names. */
  readonly issues: Readonly<Partial<Record<string, string>>>;
  readonly regions?: readonly { readonly id: number; readonly title: string }[];
  /** The files that were sent already, so that each can be kept or left out. */
  readonly files?: readonly { readonly id: number; readonly name: string }[];
  /** The name of the group that was asked for one more round, by a browser without script. */
  readonly more?: string | undefined;
  readonly locale: Locale;
}

/**
 * The fields of a form of a community's own making. They work without script: every field is there then, and the
 * server drops what was not asked; with script only what is asked is shown.
 */
export function CustomFormFields(props: FormFieldsProps) {
  const { form, name, answers, issues, regions = [], files = [], more, locale } = props;
  return <Fields fields={form.fields} {...{ name, answers, issues, regions, files, more, locale }} />;
}

type FieldsProps = Required<Omit<FormFieldsProps, 'form' | 'more'>> &
  Pick<FormFieldsProps, 'more'> & { readonly fields: readonly CustomField[] };

function Fields({ fields, answers, ...rest }: FieldsProps) {
  const [given, setGiven] = useState<Answers>(answers);
  const note = (key: string, value: unknown) => setGiven((before) => ({ ...before, [key]: value }));
  const asking = new Set(fields.flatMap(({ when }) => when?.key ?? []));
  return fields.map((field) => {
    const own = { ...rest, name: `${rest.name}.${field.key}`, value: answers[field.key] };
    const drawn =
      field.kind === 'group' ? (
        <Group key={field.key} field={field} {...own} />
      ) : (
        <OneField
          key={field.key}
          field={field}
          {...own}
          onAnswer={asking.has(field.key) ? (value) => note(field.key, value) : undefined}
        />
      );
    return isAsked(field, given) ? drawn : <noscript key={field.key}>{drawn}</noscript>;
  });
}

type OneProps<Kind> = Omit<FieldsProps, 'fields' | 'answers'> & { readonly field: Kind; readonly value: unknown };

function OneField({
  field,
  name,
  value,
  issues,
  regions,
  files,
  locale,
  onAnswer,
}: OneProps<SingleField> & {
  readonly onAnswer: ((value: unknown) => void) | undefined;
}) {
  const words = {
    label: field.label[locale] || field.label['zh-cn'] || field.label.en,
    hint: field.hint?.[locale],
    error: issues[name],
    optional: field.required ? undefined : m.form_optional({}, { locale }),
  };
  const input = { name, defaultValue: typeof value === 'string' || typeof value === 'number' ? value : '' };
  switch (field.kind) {
    case 'text':
      return field.isLong ? (
        <TextAreaField {...words} {...input} maxLength={field.max} />
      ) : (
        <Field {...words} {...input} maxLength={field.max} />
      );
    case 'number':
      return <Field {...words} {...input} inputMode={field.decimals === 0 ? 'numeric' : 'decimal'} maxLength={30} />;
    case 'date':
      return <Field {...words} {...input} type="date" />;
    case 'phone':
      return <Field {...words} {...input} type="tel" maxLength={40} />;
    case 'email':
      return <Field {...words} {...input} type="email" maxLength={254} />;
    case 'region':
      return (
        <SelectField {...words} {...input}>
          <option value="">—</option>
          {regions.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      );
    case 'file': {
      const kept: readonly unknown[] = Array.isArray(value) ? value : [];
      const hint = kept.length === 0 ? words.hint : m.form_files_kept({ count: kept.length }, { locale });
      return (
        <div className={styles.files}>
          <Field {...words} hint={hint} name={name} type="file" multiple={field.max > 1} />
          {kept.map((id) => (
            <Choice key={String(id)} type="checkbox" name={`${name}.kept`} value={String(id)} defaultChecked>
              {m.join_file_keep({ name: files.find((file) => file.id === id)?.name ?? `#${id}` }, { locale })}
            </Choice>
          ))}
        </div>
      );
    }
    case 'agreement':
      return (
        <Choices {...words}>
          <Choice
            type="checkbox"
            name={name}
            defaultChecked={value === true}
            onChange={(event) => onAnswer?.(event.currentTarget.checked)}
            aria-invalid={words.error ? true : undefined}
          >
            {field.text[locale] || field.text['zh-cn'] || field.text.en}
          </Choice>
        </Choices>
      );
    case 'choice':
      return (
        <Choices {...words}>
          {field.options.map(({ key, label }, place) => (
            <Choice
              key={key}
              type={field.isMultiple ? 'checkbox' : 'radio'}
              name={name}
              value={key}
              defaultChecked={Array.isArray(value) ? value.includes(key) : value === key}
              onChange={(event) => onAnswer?.(field.isMultiple ? chosenOf(event.currentTarget) : key)}
              aria-invalid={words.error && place === 0 ? true : undefined}
            >
              {label[locale] || label['zh-cn'] || label.en}
            </Choice>
          ))}
        </Choices>
      );
  }
}

/** Every option of a group of boxes that is ticked now. */
function chosenOf(box: HTMLInputElement): string[] {
  const all = box.form?.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(box.name)}"]:checked`) ?? [];
  return [...all].map(({ value }) => value);
}

function Choices({
  label,
  hint,
  error,
  optional,
  children,
}: {
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly optional: string | undefined;
  readonly children: React.ReactNode;
}) {
  const errorId = useId();
  const hintId = useId();
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.group} aria-describedby={described || undefined}>
      <legend className={styles.legend}>
        {label}
        {optional && <span className={styles.optional}>{optional}</span>}
      </legend>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}

/** A group's rounds, one more at a press: the server adds it where no script does. */
function Group({ field, name, value, issues, locale, ...rest }: OneProps<GroupField>) {
  const given = Array.isArray(value) ? (value as readonly Answers[]) : [];
  const least = Math.max(field.required ? 1 : 0, field.min, given.length);
  const [rounds, setRounds] = useState(Math.max(least, 1) + (rest.more === name ? 1 : 0));
  const errorId = useId();
  return (
    <fieldset id={name} className={styles.rounds} aria-describedby={issues[name] ? errorId : undefined}>
      <legend className={styles.legend}>{field.label[locale] || field.label['zh-cn'] || field.label.en}</legend>
      {field.hint?.[locale] && <p className={styles.hint}>{field.hint[locale]}</p>}
      {Array.from({ length: Math.min(rounds, field.max) }, (_none, place) => (
        <div key={place} className={styles.round}>
          <Fields
            {...rest}
            fields={field.fields}
            name={`${name}.${place}`}
            answers={given[place] ?? {}}
            {...{ issues, locale }}
          />
        </div>
      ))}
      <FieldError id={errorId} error={issues[name]} />
      {rounds < field.max && (
        <Button
          kind="plain"
          type="submit"
          name="intent"
          value={moreIntent(name)}
          onClick={(event) => {
            event.preventDefault();
            setRounds(rounds + 1);
          }}
        >
          {m.form_add_round({}, { locale })}
        </Button>
      )}
    </fieldset>
  );
}

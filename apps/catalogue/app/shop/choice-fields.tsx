import type { ProductOption } from '@selvedge/domain/content';
import { SelectField } from '@selvedge/ui';
import { m } from '../paraglide/messages';

/** What the buyer chooses of a product, such as its colour. A value travels as its place, so that it fits every language. */
export function ChoiceFields({
  options,
  open = [],
}: {
  readonly options: readonly ProductOption[];
  /** The places of the options that were left open when the form was sent. */
  readonly open?: readonly number[];
}) {
  return (
    <>
      {options.map(({ name, values }, option) => (
        <SelectField
          key={name}
          label={name}
          name="choice"
          required
          defaultValue={values.length === 1 ? '0' : ''}
          error={open.includes(option) ? m.choice_missing() : undefined}
        >
          <option value="">{m.choose()}</option>
          {values.map((value, place) => (
            <option key={value} value={place}>
              {value}
            </option>
          ))}
        </SelectField>
      ))}
    </>
  );
}

/** The choice in a sent form; what was left open is missing from it, and the API says so. */
export function readChoice(form: FormData): number[] {
  return form.getAll('choice').flatMap((value) => (/^\d{1,3}$/.test(String(value)) ? Number(value) : []));
}

/** Which options of a sent form were left open, by their places. */
export function openChoices(form: FormData): number[] {
  return form.getAll('choice').flatMap((value, option) => (value === '' ? option : []));
}

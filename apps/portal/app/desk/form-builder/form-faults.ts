import { type CustomForm, checkForm } from '@selvedge/domain/custom-form';
import { createContext, useContext } from 'react';

/** Whether and how something of a form that is being built cannot stay so: words of `desk.form.issue`, by place. */
export type FormFaults = Readonly<Record<string, string>>;

/** What is wrong with a form, by the place of each part: `fields.0.label`. */
export function formFaults(form: CustomForm | null): FormFaults {
  const issues = checkForm(form ?? { fields: [] });
  return Object.fromEntries(
    issues.map(({ path }) => [path, `desk.form.issue.${path === 'fields' ? 'many' : (path.split('.').at(-1) ?? '')}`]),
  );
}

interface Faults {
  /** Where the form lies in the desk's form. */
  readonly source: string;
  readonly faults: FormFaults;
  /** Counts the times somebody wanted to save. */
  readonly tries: number;
}

export const FormFaultsContext = createContext<Faults>({ source: '', faults: {}, tries: 0 });

/** What is wrong at a place of the form, and below it. */
export function useFaults(source: string): { readonly here: string | undefined; readonly isFaulty: boolean } {
  const { source: root, faults } = useContext(FormFaultsContext);
  const place = source.slice(root.length + 1);
  const isFaulty = Object.keys(faults).some((path) => path === place || path.startsWith(`${place}.`));
  return { here: faults[place], isFaulty };
}

const wrong = {
  '& .MuiOutlinedInput-notchedOutline': { borderColor: 'error.main' },
  '& .MuiInputLabel-root, & .MuiFormHelperText-root': { color: 'error.main' },
} as const;

/** How a field looks at whose place something is wrong. react-admin shows only what its own checks have found. */
export function faultLook(here: string | undefined) {
  if (here === undefined) return { helperText: false, sx: {}, htmlInput: {} } as const;
  return { helperText: here, sx: wrong, htmlInput: { 'aria-invalid': true } } as const;
}

import { normalizeEmail } from '@selvedge/domain/inquiry-form';
import { type BuyerField, buyerLimits, requiredBuyerFields } from '@selvedge/domain/shop';
import { Field, SelectField, TextAreaField } from '@selvedge/ui';
import { m } from '../paraglide/messages';
import { type OrderIssues, type OrderValues, orderPlaces } from './order-fields';

interface FieldSettings {
  readonly label: () => string;
  readonly autoComplete: string;
  readonly type?: string;
}

/** How each field of an order is asked for. */
const settings = {
  name: { label: m.field_given_name, autoComplete: 'name' },
  company: { label: m.field_company, autoComplete: 'organization' },
  email: { label: m.field_email, autoComplete: 'email', type: 'email' },
  phone: { label: m.field_phone, autoComplete: 'tel', type: 'tel' },
  country: { label: m.field_country, autoComplete: 'shipping country-name' },
  region: { label: m.field_region, autoComplete: 'shipping address-level1' },
  city: { label: m.field_city, autoComplete: 'shipping address-level2' },
  postcode: { label: m.field_postcode, autoComplete: 'shipping postal-code' },
  street: { label: m.field_address, autoComplete: 'shipping address-line1' },
  street_more: { label: m.field_address2, autoComplete: 'shipping address-line2' },
  note: { label: m.field_order_notes, autoComplete: 'off' },
} as const satisfies Record<BuyerField, FieldSettings>;

/** One field of the checkout. */
export function OrderField({
  name,
  values,
  issues,
  hint,
  countries,
  className,
}: {
  readonly name: BuyerField;
  readonly values: OrderValues | undefined;
  readonly issues: OrderIssues | undefined;
  readonly hint?: string;
  readonly countries?: readonly string[];
  readonly className?: string | undefined;
}) {
  const { label, ...input }: FieldSettings = settings[name];
  const isRequired = requiredBuyerFields.some((field) => field === name);
  const common = {
    label: label(),
    name,
    ...input,
    hint,
    className,
    error: issues?.[name],
    required: isRequired,
    optional: isRequired ? undefined : m.optional(),
    defaultValue: values?.[name],
    // Without script the browser itself goes to the first refused field of the page.
    ...(orderPlaces.find((place) => issues?.[place]) === name && { autoFocus: true }),
  };
  if (countries) return <CountryField countries={countries} {...common} defaultValue={values?.[name] ?? ''} />;
  if (name === 'note') return <TextAreaField {...common} rows={3} maxLength={buyerLimits[name]} />;
  if (name !== 'email') return <Field {...common} maxLength={buyerLimits[name]} />;
  return (
    <Field
      {...common}
      maxLength={buyerLimits[name]}
      autoCapitalize="none"
      spellCheck={false}
      // Mail addresses are lowercased when one leaves the field (specification §5).
      onBlur={({ currentTarget }) => {
        currentTarget.value = normalizeEmail(currentTarget.value);
      }}
    />
  );
}

function CountryField({
  countries,
  ...field
}: React.ComponentProps<typeof SelectField> & { readonly countries: readonly string[] }) {
  return (
    <SelectField {...field}>
      <option value="">{m.choose_country()}</option>
      {countries.map((country) => (
        <option key={country}>{country}</option>
      ))}
    </SelectField>
  );
}

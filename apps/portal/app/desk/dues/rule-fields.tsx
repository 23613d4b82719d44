import Typography from '@mui/material/Typography';
import {
  ArrayInput,
  RadioButtonGroupInput,
  ReferenceInput,
  required,
  SelectInput,
  SimpleFormIterator,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { MoneyInput } from './money';

const kinds = ['fixed', 'formula', 'table'].map((id) => ({ id, name: `desk.dues.rule.${id}` }));

const field = (name: string) => `resources.fees.fields.${name}`;

/** How much a fee is: an amount, a formula, or a table. */
export function RuleFields() {
  const kind: unknown = useWatch({ name: 'rule.kind' });
  return (
    <>
      <RadioButtonGroupInput
        source="rule.kind"
        label={field('rule')}
        choices={kinds}
        validate={required()}
        helperText={false}
      />
      {kind === 'fixed' && <MoneyInput source="rule.cents" label={field('cents')} isRequired />}
      {kind === 'formula' && <FormulaFields />}
      {kind === 'table' && <TableFields />}
    </>
  );
}

function FormulaFields() {
  return (
    <>
      <Help>desk.dues.formula_help</Help>
      <MoneyInput source="rule.base" label={field('base')} isRequired />
      <MoneyInput source="rule.each" label={field('each')} isRequired />
      <ArrayInput source="rule.positions" label={field('positions')} helperText={false}>
        <SimpleFormIterator inline disableReordering>
          <OfficeInput source="id" isRequired />
          <MoneyInput source="cents" label={field('cents')} isRequired />
        </SimpleFormIterator>
      </ArrayInput>
      <ArrayInput source="rule.bands" label={field('bands')} helperText={false}>
        <SimpleFormIterator inline disableReordering>
          <MoneyInput source="from" label={field('from')} isRequired />
          <MoneyInput source="cents" label={field('cents')} isRequired />
        </SimpleFormIterator>
      </ArrayInput>
      <MoneyInput source="rule.most" label={field('most')} />
    </>
  );
}

function TableFields() {
  return (
    <>
      <Help>desk.dues.table_help</Help>
      <ArrayInput source="rule.rows" label={field('rows')} helperText={false}>
        <SimpleFormIterator inline>
          <OfficeInput source="position" />
          <ReferenceInput source="category" reference="memberCategories">
            <SelectInput
              optionText="name"
              label={field('category')}
              emptyText="desk.dues.everybody"
              helperText={false}
              sx={{ minWidth: '12rem' }}
            />
          </ReferenceInput>
          <MoneyInput source="from" label={field('from')} />
          <MoneyInput source="cents" label={field('cents')} isRequired />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}

function OfficeInput({ source, isRequired = false }: { readonly source: string; readonly isRequired?: boolean }) {
  return (
    <ReferenceInput source={source} reference="memberPositions">
      <SelectInput
        optionText="name"
        label={field('position')}
        {...(isRequired ? { validate: required() } : { emptyText: 'desk.dues.everybody' })}
        helperText={false}
        sx={{ minWidth: '12rem' }}
      />
    </ReferenceInput>
  );
}

function Help({ children }: { readonly children: string }) {
  const translate = useTranslate();
  return (
    <Typography color="text.secondary" sx={{ marginBlockEnd: 1 }}>
      {translate(children)}
    </Typography>
  );
}

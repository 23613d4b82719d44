import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import {
  AutocompleteArrayInput,
  BooleanInput,
  FunctionField,
  NullableBooleanInput,
  NumberField,
  NumberInput,
  ReferenceArrayInput,
  ReferenceInput,
  required,
  SelectInput,
  SimpleForm,
  TextField,
  TextInput,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { beijingTime } from '../beijing-time';
import { useDesk } from '../desk-context';
import { DeskCreate } from '../fields/desk-create';
import { DeskEdit } from '../fields/desk-edit';
import { DeskList } from '../fields/desk-list';
import { DeskRows } from '../fields/desk-rows';
import { DeskToolbar } from '../fields/desk-toolbar';
import { choiceFilter, choicesOf, keywordFilter, referenceFilter } from '../fields/list-filters';
import { TextPair } from '../fields/text-pair';
import { WordChip } from '../fields/word-chip';
import { OrderedListEditor } from '../lists/ordered-list-editor';
import { PictureInput } from '../media/picture-input';
import { productKind } from './product-kind';

const ranks = choicesOf('desk.company_rank', ['president', 'vice', 'council', 'member']);

const filters = [
  keywordFilter,
  referenceFilter('trade_id', 'companyTrades'),
  choiceFilter('rank', ranks),
  <NullableBooleanInput key="is_listed" source="is_listed" alwaysOn />,
];

/** All member companies; what was changed last stands first. */
export function CompanyList() {
  const translate = useTranslate();
  return (
    <DeskList filters={filters}>
      <DeskRows
        phone={{
          primaryText: ({ name }) => name,
          secondaryText: ({ trade }) => trade,
          tertiaryText: ({ is_listed }) => <ListedChip isListed={is_listed} />,
        }}
      >
        <TextField source="name" />
        <TextField source="trade" />
        <FunctionField source="rank" render={({ rank }) => translate(`desk.company_rank.${rank}`)} />
        <NumberField source="members" />
        <NumberField source="products" />
        <FunctionField source="joined_time" render={({ joined_time }) => beijingTime(joined_time).slice(0, 10)} />
        <FunctionField source="is_listed" render={({ is_listed }) => <ListedChip isListed={is_listed} />} />
      </DeskRows>
    </DeskList>
  );
}

export function CompanyCreate() {
  return (
    <DeskCreate redirect="edit">
      <CompanyForm />
    </DeskCreate>
  );
}

export function CompanyEdit() {
  return (
    <DeskEdit aside={<Products />} sx={below}>
      <CompanyForm />
    </DeskEdit>
  );
}

/**
 * The products stand below the company that makes them. On a phone the bar of each list holds to the screen's foot, so the
 * company's own stays below its form: the other one would lie over it.
 */
const below = {
  '& .RaEdit-main': { flexDirection: 'column' },
  '& .RaEdit-main .RaToolbar-mobileToolbar': { position: 'static' },
};

const narrow = { maxWidth: '22rem' };

function CompanyForm() {
  return (
    <SimpleForm
      toolbar={<DeskToolbar keepsRecord />}
      defaultValues={{ rank: 'member', is_listed: true, trade_ids: [] }}
    >
      <TextPair resource="enterprises" fields={{ name: 1, trade: 1, introduction: 6, address: 1 }} />
      <PictureInput source="img_url" scene="company" />
      <SelectInput source="rank" choices={ranks} validate={required()} sx={narrow} helperText={false} />
      <ReferenceArrayInput source="trade_ids" reference="companyTrades">
        <AutocompleteArrayInput optionText="name" sx={narrow} helperText={false} />
      </ReferenceArrayInput>
      <ReferenceInput source="region_id" reference="companyRegions">
        <SelectInput optionText="name" sx={narrow} helperText={false} />
      </ReferenceInput>
      <NumberInput source="founded" min={1000} max={9999} step={1} sx={narrow} helperText={false} />
      <NumberInput source="employees" min={0} step={1} sx={narrow} helperText={false} />
      <TextInput source="website" type="url" sx={narrow} helperText={false} />
      <TextInput source="phone" type="tel" sx={narrow} helperText={false} />
      <TextInput source="email" type="email" sx={narrow} helperText={false} />
      <BooleanInput source="is_listed" helperText="desk.company_listed_help" />
    </SimpleForm>
  );
}

function Products() {
  const translate = useTranslate();
  const place = useDesk();
  const company = useRecordContext<{ readonly id: number }>();
  const id = company?.id;
  const kind = useMemo(() => (id === undefined ? undefined : productKind(place, id)), [place, id]);
  if (kind === undefined) return null;
  return (
    <Box component="section" aria-labelledby="products" sx={{ marginBlockStart: 3 }}>
      <Typography variant="h2" id="products">
        {translate('resources.products.name')}
      </Typography>
      <OrderedListEditor key={id} kind={kind} heading={false} />
    </Box>
  );
}

function ListedChip({ isListed }: { readonly isListed: boolean }) {
  return isListed ? <WordChip word="desk.company_listed" look="settled" /> : <WordChip word="desk.company_unlisted" />;
}

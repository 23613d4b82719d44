import Typography from '@mui/material/Typography';
import {
  AutocompleteArrayInput,
  CheckboxGroupInput,
  RadioButtonGroupInput,
  ReferenceArrayInput,
  required,
  useTranslate,
} from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';

const kinds = ['all', 'chosen'].map((id) => ({ id, name: `desk.dues.audience.${id}` }));

const field = (name: string) => `resources.fees.fields.${name}`;

/** Whom a fee is for: everybody, or whoever fits one of some offices, kinds and names. */
export function AudienceFields() {
  const translate = useTranslate();
  const kind: unknown = useWatch({ name: 'audience.kind' });
  return (
    <>
      <RadioButtonGroupInput
        source="audience.kind"
        label={field('audience')}
        choices={kinds}
        validate={required()}
        helperText={false}
      />
      <Wrong />
      {kind === 'chosen' && (
        <>
          <Typography color="text.secondary">{translate('desk.dues.chosen_help')}</Typography>
          <ReferenceArrayInput source="audience.positions" reference="memberPositions" perPage={60}>
            <CheckboxGroupInput optionText="name" label={field('positions')} helperText={false} />
          </ReferenceArrayInput>
          <ReferenceArrayInput source="audience.categories" reference="memberCategories" perPage={60}>
            <CheckboxGroupInput optionText="name" label={field('categories')} helperText={false} />
          </ReferenceArrayInput>
          <ReferenceArrayInput source="audience.members" reference="members">
            <AutocompleteArrayInput
              optionText="name"
              label={field('members')}
              filterToQuery={(keywords: string) => ({ keywords })}
              helperText={false}
              sx={{ maxWidth: '40rem' }}
            />
          </ReferenceArrayInput>
        </>
      )}
    </>
  );
}

/** What the server says of the whole audience has no field of its own. */
function Wrong() {
  const { errors } = useFormState();
  const message = errors.audience?.message;
  return typeof message === 'string' ? (
    <Typography color="error" role="alert">
      {message}
    </Typography>
  ) : null;
}

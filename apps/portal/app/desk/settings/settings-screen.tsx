import { NumberInput, required, SimpleForm, TextInput } from 'react-admin';
import { useDesk } from '../desk-context';
import { DeskEdit } from '../fields/desk-edit';
import { DeskToolbar } from '../fields/desk-toolbar';
import { TextPair } from '../fields/text-pair';
import { settingsTexts } from './settings-resource';

const narrow = { maxWidth: '22rem' };

/** Who the community is, and how to reach it. */
export function SettingsScreen() {
  const { ccId } = useDesk();
  return (
    <DeskEdit resource="settings" id={ccId} title="resources.settings.name">
      <SimpleForm toolbar={<DeskToolbar keepsRecord />}>
        <TextPair resource="settings" fields={settingsTexts} />
        <TextInput source="email" type="email" validate={required()} sx={narrow} helperText={false} />
        <TextInput source="phone" type="tel" validate={required()} sx={narrow} helperText={false} />
        <TextInput source="seal" validate={required()} sx={narrow} helperText={false} />
        <NumberInput source="founded" validate={required()} min={1000} max={2200} sx={narrow} helperText={false} />
        <TextInput source="registration_number" sx={narrow} helperText={false} />
        <TextInput
          source="charter_adopted_on"
          type="date"
          sx={narrow}
          helperText={false}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </SimpleForm>
    </DeskEdit>
  );
}

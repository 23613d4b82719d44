import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type StageKind, voteMajorities } from '@selvedge/domain/joining';
import { useTranslate } from 'react-admin';
import type { JoinSettings } from './join-settings';
import type { StageRow } from './stage-rows';

interface StageFieldsProps {
  readonly kind: StageKind;
  readonly row: StageRow;
  readonly settings: JoinSettings;
  /** What was wrong with a field, by its name in what was sent. */
  readonly wrong: (name: string) => string | undefined;
  readonly onChange: (row: StageRow) => void;
}

/** One stage: whether it is there, how long it should take, who decides, and how the council votes. */
export function StageFields({ kind, row, settings, wrong, onChange }: StageFieldsProps) {
  const translate = useTranslate();
  const { vote } = row;
  const ruled = (part: Partial<StageRow['vote']>) => onChange({ ...row, vote: { ...vote, ...part } });
  return (
    <Box
      component="fieldset"
      sx={{
        border: 0,
        borderBlockStart: 1,
        borderColor: 'divider',
        margin: 0,
        padding: 0,
        paddingBlock: 1,
        minWidth: 0,
      }}
    >
      <FormControlLabel
        // Somebody has to look at what was sent.
        control={
          <Checkbox
            checked={row.isIn}
            disabled={kind === 'review'}
            onChange={(_, isIn) => onChange({ ...row, isIn })}
          />
        }
        label={translate(`desk.joining.stage.${kind}`)}
      />
      {row.isIn && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '8rem minmax(0, 1fr)' } }}>
          <TextField
            type="number"
            label={translate('desk.join_settings.days')}
            value={row.days}
            onChange={({ target }) => onChange({ ...row, days: target.value })}
            slotProps={{ htmlInput: { min: 1, max: 365, inputMode: 'numeric' } }}
            error={wrong('days') !== undefined}
            helperText={wrong('days')}
          />
          <Several
            label="desk.join_settings.people"
            none="desk.join_settings.everybody"
            choices={settings.people.map(({ id, nick }) => ({ id, name: nick }))}
            chosen={row.people}
            onChange={(people) => onChange({ ...row, people })}
          />
          {kind === 'vote' && (
            <>
              <TextField
                type="number"
                label={translate('desk.join_settings.quorum')}
                value={vote.quorum}
                onChange={({ target }) => ruled({ quorum: target.value })}
                slotProps={{ htmlInput: { min: 0, max: 100, inputMode: 'numeric' } }}
                error={wrong('vote.quorum') !== undefined}
                helperText={wrong('vote.quorum')}
              />
              <Several
                label="desk.join_settings.positions"
                none="desk.join_settings.council"
                choices={settings.positions.map(({ id, title }) => ({ id, name: title }))}
                chosen={vote.positions}
                onChange={(positions) => ruled({ positions })}
              />
              <TextField
                select
                label={translate('desk.join_settings.majority')}
                value={vote.majority}
                onChange={({ target }) => ruled({ majority: target.value as typeof vote.majority })}
                sx={{ gridColumn: { sm: '2' } }}
              >
                {voteMajorities.map((name) => (
                  <MenuItem key={name} value={name}>
                    {translate(`desk.join_settings.${name}`)}
                  </MenuItem>
                ))}
              </TextField>
            </>
          )}
        </Box>
      )}
    </Box>
  );
}

interface SeveralProps {
  readonly label: string;
  /** What it means that none is chosen. */
  readonly none: string;
  readonly choices: readonly { readonly id: number; readonly name: string }[];
  readonly chosen: readonly number[];
  readonly onChange: (chosen: number[]) => void;
}

function Several({ label, none, choices, chosen, onChange }: SeveralProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={translate(label)}
      value={chosen.map(String)}
      onChange={({ target }) => onChange((target.value as unknown as readonly string[]).map(Number))}
      slotProps={{ select: { multiple: true } }}
      helperText={chosen.length === 0 ? translate(none) : undefined}
    >
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={String(id)}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

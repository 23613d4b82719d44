import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { memberNumber, type StageKind, stageKinds } from '@selvedge/domain/joining';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Loading, Title, useNotify, useTranslate } from 'react-admin';
import type { PortalApi } from '../../api.server';
import { said } from '../data-provider';
import { useDesk } from '../desk-context';
import { useAct } from '../dues/use-act';
import { StageFields } from './stage-fields';
import { stageRows, stagesOfRows } from './stage-rows';

/** A number of more digits is read by nobody (the contract's bound). */
const mostDigits = 8;

/** How a community takes its members. */
export type JoinSettings = Awaited<ReturnType<PortalApi['joinDesk']['settings']>>;

/** The stages that an application goes through, with their people and days, and how members are numbered. */
export function JoinSettingsScreen() {
  const { api, ccId } = useDesk();
  const { data } = useQuery({
    queryKey: ['join-settings', ccId],
    queryFn: () => said(api.joinDesk.settings({ ccId })),
  });
  return (
    <Box sx={{ paddingBlock: 2, maxWidth: '60rem' }}>
      <Title title="resources.joinSettings.name" />
      {data === undefined ? <Loading /> : <SettingsForm key={data.version} settings={data} />}
    </Box>
  );
}

function SettingsForm({ settings }: { readonly settings: JoinSettings }) {
  const { api, ccId } = useDesk();
  const translate = useTranslate();
  const notify = useNotify();
  const { act, isBusy, wrong } = useAct();
  const [rows, setRows] = useState(() => stageRows(settings.stages));
  const [prefix, setPrefix] = useState(settings.number_prefix);
  const [hasYear, setHasYear] = useState(settings.number_has_year);
  /** The stages as they were sent: what is wrong is told by their place in that row. */
  const [sent, setSent] = useState<readonly StageKind[]>([]);
  const [digits, setDigits] = useState(String(settings.number_digits));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { version } = settings;
    const stages = stagesOfRows(rows);
    setSent(stages.map(({ kind }) => kind));
    const numbers = { number_prefix: prefix, number_has_year: hasYear, number_digits: Number(digits) };
    const answer = await act(() => api.joinDesk.settingsSave({ ccId, version, stages, ...numbers }));
    if (answer !== undefined) notify('desk.join_settings.saved', { type: 'success' });
  };
  const example = memberNumber(
    { prefix, hasYear, digits: Math.min(Number(digits) || 1, mostDigits) },
    new Date().getFullYear(),
    31,
  );
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => void save(event)}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Card component="section" aria-labelledby="join-stages" sx={{ padding: 2.5 }}>
        <Typography variant="h2" id="join-stages">
          {translate('desk.join_settings.stages')}
        </Typography>
        <Typography color="text.secondary">{translate('desk.join_settings.help')}</Typography>
        {wrong.stages !== undefined && <Typography color="error">{wrong.stages}</Typography>}
        {stageKinds.map((kind) => (
          <StageFields
            key={kind}
            kind={kind}
            row={rows[kind]}
            settings={settings}
            wrong={(name) => wrong[`stages.${sent.indexOf(kind)}.${name}`]}
            onChange={(row) => setRows({ ...rows, [kind]: row })}
          />
        ))}
      </Card>
      <Card component="section" aria-labelledby="join-numbers" sx={{ padding: 2.5 }}>
        <Typography variant="h2" id="join-numbers">
          {translate('desk.join_settings.numbers')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
          <TextField
            label={translate('desk.join_settings.prefix')}
            value={prefix}
            onChange={({ target }) => setPrefix(target.value.toUpperCase())}
            error={wrong.number_prefix !== undefined}
            helperText={wrong.number_prefix}
            margin="normal"
          />
          <TextField
            type="number"
            label={translate('desk.join_settings.digits')}
            value={digits}
            onChange={({ target }) => setDigits(target.value)}
            slotProps={{ htmlInput: { min: 1, max: mostDigits, inputMode: 'numeric' } }}
            error={wrong.number_digits !== undefined}
            helperText={wrong.number_digits}
            margin="normal"
          />
          <FormControlLabel
            control={<Checkbox checked={hasYear} onChange={(_, checked) => setHasYear(checked)} />}
            label={translate('desk.join_settings.has_year')}
          />
        </Box>
        <Typography color="text.secondary">{translate('desk.join_settings.example', { number: example })}</Typography>
      </Card>
      <div>
        <Button type="submit" variant="contained" disabled={isBusy} sx={{ minHeight: 44 }}>
          {translate('ra.action.save')}
        </Button>
      </div>
    </Box>
  );
}

import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList, useRecordContext, useTranslate } from 'react-admin';
import { ActivityActions, type DeskActivity } from './activity-actions';
import { type Enrolment, EnrolmentRow } from './enrolment-row';

/** How many enrolments are shown at once. */
const onPage = 25;

const states = ['confirmed', 'offered', 'waiting', 'quit', 'lapsed', 'cancelled'] as const;

/** Who is enrolled and who waits, with what the desk does about it. */
export function EnrolmentPanel() {
  const activity = useRecordContext<DeskActivity>();
  const translate = useTranslate();
  const [filter, setFilter] = useState<{ readonly state: string; readonly keywords: string }>({
    state: '',
    keywords: '',
  });
  const [page, setPage] = useState(1);
  const state = states.find((word) => word === filter.state);
  const asked = {
    ...(state !== undefined && { state }),
    ...(filter.keywords.trim() !== '' && { keywords: filter.keywords.trim() }),
  };
  const { data = [], total = 0 } = useGetList<Enrolment>(
    'enrolments',
    { pagination: { page, perPage: onPage }, filter: { activityId: activity?.id, ...asked } },
    { enabled: activity !== undefined },
  );
  if (activity === undefined) return null;
  const narrow = (more: Partial<typeof filter>) => {
    setFilter({ ...filter, ...more });
    setPage(1);
  };
  return (
    // On a phone the form's toolbar lies over the end of the page.
    <Box component="section" sx={{ padding: 2, paddingBlockEnd: { xs: 12, sm: 2 } }} aria-labelledby="enrolments">
      <Typography variant="h2" id="enrolments">
        {translate('desk.activity.enrolments', { total })}
      </Typography>
      <ActivityActions activity={activity} filter={asked} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginBlock: 2 }}>
        <TextField
          label={translate('desk.activity.find')}
          type="search"
          size="small"
          value={filter.keywords}
          onChange={(event) => narrow({ keywords: event.target.value })}
          sx={{ flex: '1 1 14rem', maxWidth: '24rem' }}
        />
        <TextField
          label={translate('desk.activity.column.state')}
          select
          size="small"
          value={filter.state}
          onChange={(event) => narrow({ state: event.target.value })}
          sx={{ flex: '0 1 12rem' }}
        >
          <MenuItem value="">{translate('desk.activity.any')}</MenuItem>
          {states.map((state) => (
            <MenuItem key={state} value={state}>
              {translate(`desk.activity.enrolment.${state}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {data.length === 0 && <Typography color="text.secondary">{translate('desk.activity.nobody')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data.map((enrolment) => (
          <EnrolmentRow key={enrolment.id} enrolment={enrolment} activityId={activity.id} />
        ))}
      </Box>
      {total > onPage && (
        <Pagination count={Math.ceil(total / onPage)} page={page} onChange={(_event, next) => setPage(next)} />
      )}
    </Box>
  );
}

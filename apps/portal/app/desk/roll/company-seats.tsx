import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { FunctionField, Loading, TextField, useRecordContext, useTranslate } from 'react-admin';
import type { PortalApi } from '../../api.server';
import type { Values } from '../data-provider';
import { useMay } from '../desk-rights';
import { DeskEdit } from '../fields/desk-edit';
import { DeskList } from '../fields/desk-list';
import { DeskRows } from '../fields/desk-rows';
import { keywordFilter } from '../fields/list-filters';
import { HolderForm } from './holder-form';
import { SeatCount } from './seat-count';
import { SeatRow } from './seat-row';

/** A company with who sits on its seats. */
export type CompanySeatsRecord = Awaited<ReturnType<PortalApi['roll']['seats']>>;

const filters = [keywordFilter];

/** The member companies, with how many of their seats are taken. */
export function SeatList() {
  const translate = useTranslate();
  const taken = (one: Values) => translate('desk.roll.taken', { taken: one.taken, seats: one.seats });
  return (
    <DeskList filters={filters} actions={false}>
      <DeskRows
        phone={{ primaryText: ({ name }) => name, secondaryText: ({ contact }) => contact, tertiaryText: taken }}
      >
        <TextField source="name" />
        <FunctionField source="taken" render={taken} />
        <TextField source="contact" />
      </DeskRows>
    </DeskList>
  );
}

/** One company: its seats, who sits on them, and what can be done with each. */
export function CompanySeats() {
  return (
    <DeskEdit component="div">
      <Seats />
    </DeskEdit>
  );
}

function Seats() {
  // Who comes from the list brings its row along, which knows nobody yet.
  const company = useRecordContext<CompanySeatsRecord | { readonly list?: undefined }>();
  const translate = useTranslate();
  const may = useMay();
  if (company?.list === undefined) return <Loading />;
  const { list, seats } = company;
  const mayChange = may('member.manage');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '60rem' }}>
      <Card component="section" aria-labelledby="company" sx={{ padding: 2.5 }}>
        <Typography variant="h1" id="company">
          {company.company}
        </Typography>
        <Typography color="text.secondary">{translate('desk.roll.seats_of', { taken: list.length, seats })}</Typography>
        {mayChange && <SeatCount key={seats} company={company} />}
        {list.length === 0 && <Typography>{translate('desk.roll.nobody')}</Typography>}
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, marginBlockStart: 2, padding: 0 }}>
          {list.map((seat) => (
            <SeatRow
              key={`${seat.id}-${seat.member_id}`}
              seat={seat}
              companyId={company.company_id}
              isLast={list.length === 1}
            />
          ))}
        </Box>
      </Card>
      {mayChange && list.length < seats && (
        <Card component="section" aria-labelledby="give-seat" sx={{ padding: 2.5 }}>
          <Typography variant="h2" id="give-seat">
            {translate('desk.roll.add')}
          </Typography>
          <HolderForm key={list.length} companyId={company.company_id} change={{ change: 'add' }} />
        </Card>
      )}
    </Box>
  );
}

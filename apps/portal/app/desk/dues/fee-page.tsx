import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { DeskList } from '../fields/desk-list';
import { useTitleOf } from '../fields/title-of';
import { BillRows, billFilter } from './bill-list';
import { FeeChip } from './dues-chip';
import { FeeForm, type FormFee } from './fee-form';
import { useMoney } from './money';

/** A fee with what came of it: its figures, its terms, and its bills with how each stands. */
export function FeePage() {
  const fee = useRecordContext<FormFee>();
  const titleOf = useTitleOf();
  if (fee === undefined) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginBlockStart: 2 }}>
        <Typography variant="h1">{titleOf(fee)}</Typography>
        <FeeChip state={fee.state} />
      </Box>
      {fee.state !== 'draft' && <Figures fee={fee} />}
      <FeeForm />
      {fee.state !== 'draft' && <Bills feeId={fee.id} />}
    </Box>
  );
}

function Figures({ fee }: { readonly fee: FormFee }) {
  const translate = useTranslate();
  const money = useMoney();
  const figures = {
    bills: String(fee.bills),
    billed: money(fee.billed),
    paid: money(fee.paid),
    outstanding: money(fee.outstanding),
  };
  return (
    <>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: { xs: 1, sm: 2 },
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
          margin: 0,
        }}
      >
        {Object.entries(figures).map(([name, figure]) => (
          <Card key={name} sx={{ padding: { xs: 1.5, sm: 2 }, minWidth: 0 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {translate(`desk.dues.figures.${name}`)}
            </Box>
            <Box
              component="dd"
              sx={{
                margin: 0,
                fontSize: { xs: '1rem', sm: '1.5rem' },
                fontWeight: 600,
                fontVariantNumeric: 'tabular-nums',
                overflowWrap: 'anywhere',
              }}
            >
              {figure}
            </Box>
          </Card>
        ))}
      </Box>
      {fee.renews_on !== null && (
        <Typography color="text.secondary">{translate('desk.dues.renews_on', { day: fee.renews_on })}</Typography>
      )}
    </>
  );
}

function Bills({ feeId }: { readonly feeId: number }) {
  const translate = useTranslate();
  return (
    <Box component="section" aria-labelledby="fee-bills">
      <Typography variant="h2" id="fee-bills">
        {translate('desk.dues.section.bills')}
      </Typography>
      <DeskList
        resource="bills"
        filter={{ fee_id: feeId }}
        filters={[billFilter.keywords, billFilter.state]}
        storeKey={`bills-of-${feeId}`}
        disableSyncWithLocation
        actions={false}
        title=" "
        empty={false}
      >
        <BillRows />
      </DeskList>
    </Box>
  );
}

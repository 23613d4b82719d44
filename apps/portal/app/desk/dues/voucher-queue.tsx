import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiPagination from '@mui/material/Pagination';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Loading, Title, useGetList, useTranslate } from 'react-admin';
import { type QueuedVoucher, VoucherCard } from './voucher-card';

const states = ['waiting', 'accepted', 'refused'] as const;

/** Few enough to be looked at without haste: each has a picture. */
const perPage = 10;

/** Transfer slips; of those that wait, what has waited longest first. */
export function VoucherQueue() {
  const translate = useTranslate();
  const [state, setState] = useState<(typeof states)[number]>('waiting');
  const [page, setPage] = useState(1);
  const { data, total = 0 } = useGetList<QueuedVoucher>('vouchers', {
    pagination: { page, perPage },
    filter: { state },
  });
  return (
    <Box sx={{ paddingBlock: 1 }}>
      <Title title="resources.vouchers.name" />
      <Tabs
        value={state}
        onChange={(_, next: typeof state) => {
          setState(next);
          setPage(1);
        }}
      >
        {states.map((each) => (
          <Tab
            key={each}
            value={each}
            label={translate(`desk.dues.voucher.state.${each}`)}
            id={`vouchers-tab-${each}`}
            aria-controls="vouchers-panel"
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="vouchers-panel"
        aria-labelledby={`vouchers-tab-${state}`}
        sx={{ display: 'grid', gap: 2, marginBlockStart: 2 }}
      >
        {data === undefined && <Loading />}
        {data?.length === 0 && (
          <Typography color="text.secondary">{translate(`desk.dues.voucher.none.${state}`)}</Typography>
        )}
        {data?.map((voucher) => (
          <Card key={voucher.id} sx={{ paddingInline: 2.5 }}>
            <VoucherCard voucher={voucher} />
          </Card>
        ))}
        {total > perPage && (
          <MuiPagination count={Math.ceil(total / perPage)} page={page} onChange={(_, next) => setPage(next)} />
        )}
      </Box>
    </Box>
  );
}

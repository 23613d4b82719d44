import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as DeskLink, useCreatePath, useTranslate } from 'react-admin';
import type { PortalApi } from '../../api.server';
import { beijingTime } from '../beijing-time';
import { WordChip } from '../fields/word-chip';
import { useMoney } from './money';
import { VoucherDecision } from './voucher-decision';

export type QueuedVoucher = Awaited<ReturnType<PortalApi['feeDesk']['vouchers']>>['list'][number];

interface Props {
  readonly voucher: QueuedVoucher;
  /** Where the bill is named already. */
  readonly isOnBill?: boolean;
}

/** A transfer slip: its picture beside the amount that is expected, what else has the same content, and the decision. */
export function VoucherCard({ voucher, isOnBill = false }: Props) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { payer, title, state, note, reason, sent_time, bill_id, duplicates } = voucher;
  const billPath = (id: number) => createPath({ resource: 'bills', type: 'edit', id });
  return (
    <Box
      component="article"
      aria-label={translate('desk.dues.voucher.picture_of', { payer })}
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        paddingBlock: 2,
        ...(isOnBill && { borderBlockStart: 1, borderColor: 'divider' }),
      }}
    >
      <Slip voucher={voucher} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          {!isOnBill && (
            <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
              <DeskLink to={billPath(bill_id)}>{payer}</DeskLink>
            </Typography>
          )}
          <WordChip word={`desk.dues.voucher.state.${state}`} />
        </Box>
        <Typography color="text.secondary">
          {[...(isOnBill ? [] : [title]), translate('desk.dues.voucher.sent', { time: beijingTime(sent_time) })].join(
            ' · ',
          )}
        </Typography>
        <Amounts voucher={voucher} />
        {note !== '' && (
          <Typography
            component="blockquote"
            sx={{ margin: 0, marginBlock: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {note}
          </Typography>
        )}
        {duplicates.length > 0 && (
          <Alert severity="warning" sx={{ marginBlock: 1 }}>
            {translate('desk.dues.voucher.duplicates')}
            <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
              {duplicates.map((same) => (
                <li key={same.id}>
                  <DeskLink to={billPath(same.bill_id)}>
                    {translate('desk.dues.voucher.duplicate', {
                      payer: same.payer,
                      title: same.title,
                      state: translate(`desk.dues.voucher.state.${same.state}`),
                    })}
                  </DeskLink>
                </li>
              ))}
            </Box>
          </Alert>
        )}
        {reason !== '' && <Typography>{reason}</Typography>}
        {state === 'waiting' && <VoucherDecision voucher={voucher} />}
      </Box>
    </Box>
  );
}

function Slip({ voucher: { file, payer } }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={{ minWidth: 0 }}>
      {file.picture_url === null ? (
        <Typography color="text.secondary">{translate('desk.dues.voucher.no_picture')}</Typography>
      ) : (
        <Box
          component="img"
          src={file.picture_url}
          alt={translate('desk.dues.voucher.picture_of', { payer })}
          loading="lazy"
          sx={{
            display: 'block',
            inlineSize: '100%',
            blockSize: { xs: '16rem', md: '24rem' },
            objectFit: 'contain',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            backgroundColor: 'background.default',
          }}
        />
      )}
      <Link
        href={file.url}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, overflowWrap: 'anywhere' }}
      >
        {translate('desk.dues.named', { name: translate('desk.dues.voucher.open_file'), value: file.name })}
      </Link>
    </Box>
  );
}

function Amounts({ voucher: { expected, cents, currency, state } }: Props) {
  const translate = useTranslate();
  const money = useMoney();
  const isSame = expected === cents;
  const amounts = state === 'waiting' ? { expected, said: cents } : { said: cents };
  return (
    <>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, marginBlock: 1.5 }}>
        {Object.entries(amounts).map(([name, figure]) => (
          <Box key={name}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {translate(`desk.dues.voucher.${name}`)}
            </Box>
            <Box
              component="dd"
              sx={{ margin: 0, fontSize: '1.375rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
            >
              {money(figure, currency)}
            </Box>
          </Box>
        ))}
      </Box>
      {state === 'waiting' && (
        <Typography color={isSame ? 'success.main' : 'error'}>
          {translate(`desk.dues.voucher.${isSame ? 'same_amount' : 'differs'}`)}
        </Typography>
      )}
    </>
  );
}

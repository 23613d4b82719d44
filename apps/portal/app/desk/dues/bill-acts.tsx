import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { canHappen, type LedgerEntry, refundable, reversalOf, standingOf } from '@selvedge/domain/fees';
import { cents } from '@selvedge/domain/money';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type BillAct, BillActDialog } from './bill-act-dialog';
import type { DeskBill } from './bill-screen';

/** What can be done by hand about a bill as it stands now. */
export function BillActs({ bill }: { readonly bill: DeskBill }) {
  const translate = useTranslate();
  const [asked, ask] = useState<BillAct | null>(null);
  const most = mostOf(bill);
  const acts = (['pay', 'waive', 'refund'] as const).filter((act) => canHappen(bill.state, act) && most[act] > 0);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {acts.map((act) => (
        <Button
          key={act}
          variant={act === 'pay' ? 'contained' : 'outlined'}
          onClick={() => ask({ act, most: most[act] })}
        >
          {translate(`desk.dues.act.${act}`)}
        </Button>
      ))}
      {asked !== null && <BillActDialog bill={bill} asked={asked} onClose={() => ask(null)} />}
    </Box>
  );
}

interface ReverseProps {
  readonly bill: DeskBill;
  readonly entry: DeskBill['entries'][number];
}

/** Takes an entry back by a counter entry; where that can't be, there is no button. */
export function ReverseButton({ bill, entry }: ReverseProps) {
  const translate = useTranslate();
  const [isAsked, ask] = useState(false);
  if (!canHappen(bill.state, 'reverse') || reversalOf(entry.id, booksOf(bill)) === null) return null;
  const named = `${translate(`desk.dues.entry.${entry.kind}`)} ${entry.booked_on}`;
  return (
    <>
      <Button
        size="small"
        onClick={() => ask(true)}
        aria-label={translate('desk.dues.act.reverse_entry', { entry: named })}
      >
        {translate('desk.dues.act.reverse')}
      </Button>
      {isAsked && (
        <BillActDialog
          bill={bill}
          asked={{ act: 'reverse', entryId: entry.id, entry: named }}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}

/** The most that an act can be of, by the bill's books. */
export function mostOf(bill: Pick<DeskBill, 'entries'>): Readonly<Record<'pay' | 'waive' | 'refund', number>> {
  const standing = standingOf(booksOf(bill));
  return { pay: standing.outstanding, waive: standing.outstanding, refund: refundable(standing) };
}

function booksOf({ entries }: Pick<DeskBill, 'entries'>): readonly LedgerEntry[] {
  return entries.map(({ id, kind, debit, credit, cents: amount, reverses }) => ({
    id,
    kind,
    debit: debit as LedgerEntry['debit'],
    credit: credit as LedgerEntry['credit'],
    cents: cents(amount),
    reverses,
  }));
}

import Link from '@mui/material/Link';
import { receiptKinds } from '@selvedge/domain/fees';
import { FilterButton, FunctionField, type RaRecord, TextField, useCreatePath, useTranslate } from 'react-admin';
import { DeskList } from '../fields/desk-list';
import { DeskRows } from '../fields/desk-rows';
import { dotted } from '../fields/dotted';
import { ListActions } from '../fields/list-actions';
import { choiceFilter, choicesOf } from '../fields/list-filters';
import { billFilter } from './bill-list';
import { SpanButtons, spanFilter } from './books-span';
import { useMoney } from './money';

const filters = [
  billFilter.keywords,
  choiceFilter('kind', choicesOf('desk.dues.receipt_kind', receiptKinds)),
  ...spanFilter,
  billFilter.member,
];

/** Every receipt that was given, by its number; a cancelled one names what cancelled it. */
export function ReceiptList() {
  return (
    <DeskList filters={filters} actions={<ReceiptActions />}>
      <Receipts />
    </DeskList>
  );
}

function ReceiptActions() {
  return (
    <ListActions>
      <SpanButtons />
      <FilterButton />
    </ListActions>
  );
}

function Receipts() {
  const translate = useTranslate();
  const money = useMoney();
  const createPath = useCreatePath();
  const toBill = ({ bill_id }: RaRecord) => createPath({ resource: 'bills', type: 'edit', id: Number(bill_id) });
  const kind = (receipt: RaRecord) => translate(`desk.dues.receipt_kind.${receipt.kind}`);
  const standing = ({ cancelled_by, cancels }: RaRecord) =>
    cancelled_by !== null
      ? translate('desk.dues.receipt_cancelled', { number: cancelled_by })
      : cancels !== null
        ? translate('desk.dues.receipt_cancels', { number: cancels })
        : '';
  return (
    <DeskRows
      to={toBill}
      phone={{
        primaryText: ({ number, payer }) => dotted(number, payer),
        secondaryText: (receipt) => dotted(kind(receipt), receipt.booked_on, standing(receipt)),
        tertiaryText: ({ cents, currency }) => money(cents, currency),
      }}
    >
      <FunctionField source="number" render={(receipt) => <PaperLink receipt={receipt} />} />
      <FunctionField source="kind" render={kind} />
      <FunctionField source="booked_on" render={({ booked_on }) => booked_on} sx={{ whiteSpace: 'nowrap' }} />
      <TextField source="payer" />
      <TextField source="title" />
      <FunctionField
        source="cents"
        textAlign="right"
        render={({ cents, currency, cancelled_by }) =>
          cancelled_by === null ? money(cents, currency) : <s>{money(cents, currency)}</s>
        }
        sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
      />
      <FunctionField source="standing" render={standing} />
    </DeskRows>
  );
}

/** The paper itself; the rest of the row leads to the bill. */
function PaperLink({ receipt: { number, url } }: { readonly receipt: RaRecord }) {
  const translate = useTranslate();
  return (
    <Link
      href={url}
      onClick={(event) => event.stopPropagation()}
      aria-label={translate('desk.dues.receipt_pdf', { number })}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, whiteSpace: 'nowrap' }}
    >
      {number}
    </Link>
  );
}

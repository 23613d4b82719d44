import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Values } from '../data-provider';
import { useDesk } from '../desk-context';
import { OrderedRow } from '../fields/ordered-row';
import { Thumbnail } from '../media/thumbnail';
import { itemTitle } from './list-items';
import type { OrderedKind } from './ordered-list-editor';

interface ListRowProps {
  readonly rowKey: string;
  readonly kind: OrderedKind;
  readonly place: number;
  readonly last: number;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: () => void;
}

/** An entry of a list: what names it, its place among the others, and when it is open, its fields. */
export function ListRow({ kind, place, ...row }: ListRowProps) {
  const { locale } = useDesk();
  const translate = useTranslate();
  const { getFieldState, formState } = useFormContext();
  const item = useWatch({ name: `list.${place}` }) as Values;
  const isOff = item?.is_shown === false || item?.is_enabled === false;
  return (
    <OrderedRow
      {...row}
      list={kind.name}
      place={place}
      title={itemTitle(kind, item ?? {}, locale) || translate('desk.list_new')}
      isWrong={getFieldState(`list.${place}`, formState).invalid}
      isIndented={item?.level === 1}
      picture={
        typeof item?.img_url === 'string' && (
          <Box sx={{ width: 64, flex: 'none' }}>
            <Thumbnail url={item.img_url} width={220} />
          </Box>
        )
      }
      marks={
        isOff && (
          <Chip
            size="small"
            variant="outlined"
            label={translate('desk.list_off')}
            sx={{ display: { xs: 'none', sm: 'flex' } }}
          />
        )
      }
    >
      {kind.fields(`list.${place}`, typeof item?.record_id === 'number' ? item.record_id : undefined)}
    </OrderedRow>
  );
}

import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Delete from '@mui/icons-material/DeleteOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import { type DragEvent, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Values } from '../data-provider';
import { useDesk } from '../desk-context';
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

const dragType = 'text/x-place';

/** An entry of a list: what names it, its place among the others, and when it is open, its fields. */
export function ListRow({ rowKey, kind, place, last, isOpen, onToggle, onMove, onRemove }: ListRowProps) {
  const { locale } = useDesk();
  const translate = useTranslate();
  const { getFieldState, formState } = useFormContext();
  const item = useWatch({ name: `list.${place}` }) as Values;
  const asked = useRef<'up' | 'down' | null>(null);
  const buttons = useRef<Record<'up' | 'down', HTMLButtonElement | null>>({ up: null, down: null });
  // A row that was moved by its button keeps the focus, so that it can be moved on.
  useEffect(() => {
    const way = asked.current;
    if (way === null) return;
    asked.current = null;
    buttons.current[(way === 'up' && place === 0) || (way === 'down' && place < last) ? 'down' : 'up']?.focus();
  }, [place, last]);
  const title = itemTitle(kind, item ?? {}, locale) || translate('desk.list_new');
  const isWrong = getFieldState(`list.${place}`, formState).invalid;
  const isOff = item?.is_shown === false || item?.is_enabled === false;
  const button = (way: 'up' | 'down', to: number) => (
    <IconButton
      ref={(element) => {
        buttons.current[way] = element;
      }}
      disabled={to < 0 || to > last}
      aria-label={`${translate(`desk.move_${way}`)}: ${title}`}
      onClick={() => {
        asked.current = way;
        onMove(place, to);
      }}
    >
      {way === 'up' ? <ArrowUpward /> : <ArrowDownward />}
    </IconButton>
  );
  const drop = (event: DragEvent) => {
    const from = Number(event.dataTransfer.getData(dragType));
    if (event.dataTransfer.types.includes(dragType)) onMove(from, place);
    event.preventDefault();
  };
  return (
    <Card
      component="li"
      onDragOver={(event: DragEvent) => event.dataTransfer.types.includes(dragType) && event.preventDefault()}
      onDrop={drop}
      sx={{
        marginBlockEnd: 1,
        marginInlineStart: item?.level === 1 ? 4 : 0,
        borderColor: isWrong ? 'error.main' : 'divider',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, paddingInline: 1, minHeight: 56 }}>
        <Box
          draggable
          aria-hidden
          onDragStart={(event: DragEvent) => event.dataTransfer.setData(dragType, String(place))}
          sx={{ display: { xs: 'none', sm: 'flex' }, cursor: 'grab', color: 'text.secondary', paddingInline: 0.5 }}
        >
          <DragIndicator />
        </Box>
        {typeof item?.img_url === 'string' && (
          <Box sx={{ width: 64, flex: 'none' }}>
            <Thumbnail url={item.img_url} width={220} />
          </Box>
        )}
        <Button
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={`row-${rowKey}`}
          onClick={() => onToggle(!isOpen)}
          endIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
          sx={{ flex: 1, minWidth: 0, justifyContent: 'space-between', textAlign: 'start', overflowWrap: 'anywhere' }}
        >
          {title}
        </Button>
        {isOff && (
          <Chip
            size="small"
            variant="outlined"
            label={translate('desk.list_off')}
            sx={{ display: { xs: 'none', sm: 'flex' } }}
          />
        )}
        {button('up', place - 1)}
        {button('down', place + 1)}
      </Box>
      {isOpen && (
        <Box id={`row-${rowKey}`} sx={{ padding: 2, borderBlockStart: 1, borderColor: 'divider' }}>
          {kind.fields(`list.${place}`, typeof item?.record_id === 'number' ? item.record_id : undefined)}
          <Button color="error" startIcon={<Delete />} onClick={onRemove}>
            {translate('ra.action.remove')}
          </Button>
        </Box>
      )}
    </Card>
  );
}

import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Delete from '@mui/icons-material/DeleteOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import { type DragEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';

interface OrderedRowProps {
  /** Names the row among all that are on the page. */
  readonly rowKey: string;
  /** Names its list: a row is dropped only where it comes from, also when one list stands within another. */
  readonly list: string;
  readonly title: string;
  readonly place: number;
  readonly last: number;
  readonly isOpen: boolean;
  readonly isWrong?: boolean;
  readonly isIndented?: boolean;
  /** What stands before the title. */
  readonly picture?: ReactNode;
  /** What stands behind the title. */
  readonly marks?: ReactNode;
  /** What its button of removal says. */
  readonly removal?: string;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: () => void;
  /** What it shows when it is open. */
  readonly children: ReactNode;
}

/** A row of a list in an order of somebody's own: moved by button or by dragging, and opened to be edited. */
export function OrderedRow({
  rowKey,
  list,
  title,
  place,
  last,
  isOpen,
  isWrong = false,
  isIndented = false,
  picture,
  marks,
  removal = 'ra.action.remove',
  onToggle,
  onMove,
  onRemove,
  children,
}: OrderedRowProps) {
  const translate = useTranslate();
  // A type of dragged data is told in small letters.
  const type = `text/x-place-${list.toLowerCase()}`;
  const asked = useRef<'up' | 'down' | null>(null);
  const buttons = useRef<Record<'up' | 'down', HTMLButtonElement | null>>({ up: null, down: null });
  // A row that was moved by its button keeps the focus, so that it can be moved on.
  useEffect(() => {
    const way = asked.current;
    if (way === null) return;
    asked.current = null;
    buttons.current[(way === 'up' && place === 0) || (way === 'down' && place < last) ? 'down' : 'up']?.focus();
  }, [place, last]);
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
    if (!event.dataTransfer.types.includes(type)) return;
    event.preventDefault();
    onMove(Number(event.dataTransfer.getData(type)), place);
  };
  return (
    <Card
      component="li"
      onDragOver={(event: DragEvent) => event.dataTransfer.types.includes(type) && event.preventDefault()}
      onDrop={drop}
      sx={{
        marginBlockEnd: 1,
        marginInlineStart: isIndented ? 4 : 0,
        borderColor: isWrong ? 'error.main' : 'divider',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, paddingInline: 1, minHeight: 56 }}>
        <Box
          draggable
          aria-hidden
          onDragStart={(event: DragEvent) => event.dataTransfer.setData(type, String(place))}
          sx={{ display: { xs: 'none', sm: 'flex' }, cursor: 'grab', color: 'text.secondary', paddingInline: 0.5 }}
        >
          <DragIndicator />
        </Box>
        {picture}
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
        {marks}
        {button('up', place - 1)}
        {button('down', place + 1)}
      </Box>
      {isOpen && (
        <Box id={`row-${rowKey}`} sx={{ padding: 2, borderBlockStart: 1, borderColor: 'divider' }}>
          {children}
          <Button color="error" startIcon={<Delete />} onClick={onRemove}>
            {translate(removal)}
          </Button>
        </Box>
      )}
    </Card>
  );
}

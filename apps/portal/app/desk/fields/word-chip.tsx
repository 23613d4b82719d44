import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';

const colors = { plain: 'default', asks: 'warning', wrong: 'error', settled: 'success' } as const;

/** What a word calls for: nothing, somebody's work, haste; or it is done. */
export type ChipLook = keyof typeof colors;

interface WordChipProps {
  /** Which of the desk's words it is. */
  readonly word: string;
  readonly look?: ChipLook;
}

/** How something stands, as a word in a frame. */
export function WordChip({ word, look = 'plain' }: WordChipProps) {
  const translate = useTranslate();
  return <Chip size="small" variant="outlined" color={colors[look]} label={translate(word)} />;
}

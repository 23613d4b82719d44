import Box from '@mui/material/Box';
import { TextInput, useTranslate } from 'react-admin';
import type { Locale } from '../../language/address';
import { faultLook, useFaults } from './form-faults';

/** A text in the desk's language, or else in the other one. */
export function inWords(text: Partial<Record<Locale, string | null>> | null | undefined, locale: Locale): string {
  return text?.[locale] || text?.['zh-cn'] || text?.en || '';
}

interface WordsPairProps {
  readonly source: string;
  /** Names the words of the two fields: `<words>.en`. */
  readonly words: string;
  /** For fields that stand several times: what number they have. */
  readonly number?: number;
  readonly isLong?: boolean;
  readonly max?: number;
}

const columns: readonly Locale[] = ['zh-cn', 'en'];

/** A text in both languages, side by side where there is room. */
export function WordsPair({ source, words, number, isLong = false, max = 200 }: WordsPairProps) {
  const translate = useTranslate();
  const { helperText, htmlInput, sx } = faultLook(useFaults(source).here);
  return (
    <Box sx={{ flex: 1, display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      {columns.map((locale, column) => (
        <TextInput
          key={locale}
          source={`${source}.${locale}`}
          label={translate(`${words}.${locale}`, { number })}
          multiline={isLong}
          {...(isLong && { minRows: 2 })}
          helperText={column === 0 && helperText}
          slotProps={{ htmlInput: { maxLength: max, lang: locale === 'en' ? 'en' : 'zh-CN', ...htmlInput } }}
          sx={sx}
        />
      ))}
    </Box>
  );
}

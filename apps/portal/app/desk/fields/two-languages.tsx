import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Locale } from '../../language/address';

const columns: readonly Locale[] = ['zh-cn', 'en'];

interface TwoLanguagesProps {
  /** The fields of one language; `source` is where they lie in the form. */
  readonly children: (source: string) => ReactNode;
  /** Where the record lies in a form that holds several. */
  readonly within?: string;
}

/** The fields of both languages side by side; on a phone one behind the other, by tabs. */
export function TwoLanguages({ children, within }: TwoLanguagesProps) {
  const translate = useTranslate();
  const [shown, show] = useState<Locale>('zh-cn');
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const texts = within === undefined ? 'texts' : `${within}.texts`;
  const id = (part: string, locale: Locale) => `${within === undefined ? '' : `${within}-`}${part}-${locale}`;
  return (
    <Box sx={{ width: '100%' }}>
      {isNarrow && (
        <Tabs value={shown} onChange={(_, next: Locale) => show(next)} variant="fullWidth">
          {columns.map((locale) => (
            <Tab
              key={locale}
              value={locale}
              label={translate(`desk.language.${locale}`)}
              id={id('tab', locale)}
              aria-controls={id('texts', locale)}
            />
          ))}
        </Tabs>
      )}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        {columns.map((locale) => (
          <Box
            key={locale}
            id={id('texts', locale)}
            role={isNarrow ? 'tabpanel' : 'group'}
            aria-labelledby={id(isNarrow ? 'tab' : 'heading', locale)}
            lang={locale === 'en' ? 'en' : 'zh-CN'}
            sx={{ display: isNarrow && shown !== locale ? 'none' : 'block', minWidth: 0 }}
          >
            {!isNarrow && (
              <Typography variant="h2" id={id('heading', locale)} sx={{ marginBlockEnd: 1 }}>
                {translate(`desk.language.${locale}`)}
              </Typography>
            )}
            {children(`${texts}.${locale}`)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

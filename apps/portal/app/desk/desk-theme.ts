import { defaultLightTheme, type RaThemeOptions } from 'react-admin';

const line = '#e9e5dc';

/** The portal's own tokens for the desk: rice paper, white panels, pine, seal red, small corners, no shadows. */
export const deskTheme: RaThemeOptions = {
  ...defaultLightTheme,
  palette: {
    mode: 'light',
    primary: { main: '#20473f', dark: '#16342e', contrastText: '#ffffff' },
    secondary: { main: '#20473f', dark: '#16342e', contrastText: '#ffffff' },
    error: { main: '#b8322a', dark: '#982720', contrastText: '#ffffff' },
    warning: { main: '#7d5f2c', contrastText: '#ffffff' },
    info: { main: '#4c5967', contrastText: '#ffffff' },
    success: { main: '#20473f', contrastText: '#ffffff' },
    background: { default: '#f4f1ea', paper: '#ffffff' },
    text: { primary: '#1d211f', secondary: '#5f635c' },
    divider: line,
  },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: 'var(--font-text)',
    fontSize: 15,
    h1: { fontFamily: 'var(--font-heading)', fontSize: '1.75rem', fontWeight: 600 },
    h2: { fontFamily: 'var(--font-heading)', fontSize: '1.125rem', fontWeight: 600 },
    h5: { fontFamily: 'var(--font-heading)', fontWeight: 600 },
    h6: { fontFamily: 'var(--font-heading)', fontSize: '1.125rem', fontWeight: 600 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    ...defaultLightTheme.components,
    // The desk's parts move by times of their own, which the tokens do not reach.
    MuiCssBaseline: {
      styleOverrides: {
        '@media (prefers-reduced-motion: reduce)': {
          '*, ::before, ::after': { animationDuration: '1ms !important', transitionDuration: '1ms !important' },
        },
      },
    },
    MuiPaper: {
      styleOverrides: { root: { boxShadow: 'none' }, elevation1: { border: `1px solid ${line}`, boxShadow: 'none' } },
    },
    MuiAppBar: { styleOverrides: { colorSecondary: { color: '#ffffff', backgroundColor: '#20473f' } } },
    MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { minHeight: 44 } } },
    MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
    MuiMenuItem: { styleOverrides: { root: { minHeight: 44 } } },
    MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', fullWidth: true } },
    MuiTableCell: { styleOverrides: { root: { borderColor: line }, head: { color: '#5f635c', fontWeight: 600 } } },
    MuiFormHelperText: { styleOverrides: { root: { color: '#5f635c' } } },
    RaTopToolbar: { styleOverrides: { root: { backgroundColor: 'transparent !important' } } },
    // On a phone the lists' own ground would be an empty white box above the filters.
    RaListToolbar: { styleOverrides: { root: { backgroundColor: 'transparent !important' } } },
    // What is wrong is said by us, in the language of the page and at its field; a browser says it in its own.
    RaSimpleForm: { defaultProps: { noValidate: true } },
    RaToolbar: { styleOverrides: { root: { backgroundColor: '#ffffff', borderTop: `1px solid ${line}` } } },
    // On a phone the two ends of a span stand side by side.
    RaFilterForm: {
      styleOverrides: {
        root: {
          // The labels of days stand on the upper edge of their fields.
          paddingTop: 8,
          rowGap: 8,
          '@media (max-width: 599.95px)': {
            columnGap: 8,
            '& .filter-field:is([data-source="from"], [data-source="until"])': {
              flex: '1 1 8rem',
              width: 0,
              minWidth: 0,
            },
          },
        },
      },
    },
    RaEmpty: { styleOverrides: { root: { '& .RaEmpty-message': { opacity: 1, color: '#5f635c' } } } },
    RaSimpleList: { styleOverrides: { root: { '& .RaSimpleList-tertiary': { opacity: 1 } } } },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          borderRadius: 8,
          marginInline: 8,
          minHeight: 44,
          // A long name takes two lines instead of losing its end.
          '& .MuiTypography-noWrap': { whiteSpace: 'normal', lineHeight: 1.3 },
          '&.RaMenuItemLink-active': { backgroundColor: '#e4ece8', color: '#16342e', fontWeight: 600 },
        },
      },
    },
  },
};

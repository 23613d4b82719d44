/** The colours of papers that are printed: the house's, as on its pages. */
export const inks = {
  pine: '#20473f',
  brass: '#a9854a',
  red: '#b8322a',
  ink: '#1d211f',
  soft: '#5f635c',
  line: '#d8d4ca',
} as const;

/** What every query loads with a picture. */
export const withPicture = {
  columns: { address: true, width: true, height: true, colour: true },
  with: { texts: true },
} as const;

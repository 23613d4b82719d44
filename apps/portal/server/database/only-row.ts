/** The row that an insert gave back. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('An insert gave no row back.');
  return row;
}

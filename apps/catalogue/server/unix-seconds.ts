/** A moment as the wire writes it. */
export function unixSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}

/** A bar on a terminal; elsewhere a line for every tenth, so that a log does not fill with bars. */
export function progressBar(stream: NodeJS.WriteStream): (phase: string, done: number, total: number) => void {
  let last = -1;
  return (phase, done, total) => {
    const tenth = Math.floor((done / total) * 10);
    if (stream.isTTY) {
      const filled = Math.round((done / total) * 30);
      stream.write(
        `\r${phase.padEnd(9)} [${'#'.repeat(filled)}${'.'.repeat(30 - filled)}] ${done}/${total}${done === total ? '\n' : ''}`,
      );
    } else if (tenth !== last) stream.write(`${phase}: ${done} of ${total}\n`);
    last = done === total ? -1 : tenth;
  };
}

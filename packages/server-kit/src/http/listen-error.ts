/** The server cannot listen where it should. The message is a sentence fit to be shown as it is. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is already in use; stop the other program or set PORT_SETTING',
  EACCES: 'may not be used by this user; choose a PORT_SETTING above 1023',
  EADDRNOTAVAIL: 'is not an address of this machine; set HOST',
  ENOTFOUND: 'is not an address of this machine; set HOST',
};

/** @param portSetting the variable that the reader would set, such as `PORT` */
export function listenError(
  error: NodeJS.ErrnoException,
  host: string,
  port: number,
  portSetting: string,
): ListenError {
  const place = error.code === 'EADDRINUSE' || error.code === 'EACCES' ? `Port ${port} on ${host}` : host;
  const reason = REASONS[error.code ?? ''] ?? `cannot be listened on: ${error.message}`;
  return new ListenError(`${place} ${reason.replace('PORT_SETTING', portSetting)}.`, { cause: error });
}

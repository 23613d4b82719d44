import pg from 'pg';
import { type Log, silentLog } from '../log/create-log';

export interface ListenOptions {
  /** The channel, as `NOTIFY` names it: lower-case letters, digits and underscores. */
  readonly channel: string;
  readonly onNotice: (payload: string) => void;
  /** The connection was lost: from now on nothing is heard. */
  readonly onLoss?: () => void;
  /** The connection was lost and is there again: whatever was said meanwhile was not heard. */
  readonly onGap: () => void;
  /** Milliseconds between two tries to connect. Default 1 s. */
  readonly pause?: number;
  readonly log?: Log;
}

/**
 * Hears what other instances say over the database (`LISTEN`), on a connection of its own, for as long as the process
 * lives; what is returned ends it. It resolves when it hears.
 *
 * @example
 * const stop = await listen(url, { channel: 'published', onNotice: () => cache.expire(), onGap: () => cache.expire() });
 */
export async function listen(url: string, options: ListenOptions): Promise<() => Promise<void>> {
  const { channel, onNotice, onLoss, onGap, pause = 1_000, log = silentLog } = options;
  if (!/^[a-z][a-z0-9_]*$/.test(channel)) throw new Error(`"${channel}" is no name of a channel.`);
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  const again = (): void => {
    if (isOver || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      connect().then(onGap, again);
    }, pause);
  };
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, application_name: `listens to ${channel}`, keepAlive: true });
    next.on('notification', ({ payload }) => onNotice(payload ?? ''));
    next.on('error', (error) => log.warn('the connection for notices was lost', { channel, error: error.message }));
    next.on('end', () => {
      if (client !== next) return;
      client = undefined;
      onLoss?.();
      again();
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    client = next;
    if (isOver) await stop();
  };
  const stop = async (): Promise<void> => {
    isOver = true;
    clearTimeout(timer);
    const ending = client;
    client = undefined;
    await ending?.end().catch(() => {});
  };

  await connect();
  return stop;
}

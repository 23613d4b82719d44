import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createAdaptorServer, type WebSocketServerLike } from '@hono/node-server';
import { type Log, silentLog } from '../log/create-log';
import { turnAway } from '../overload/turn-away';
import type { LoadWatch } from '../overload/watch-load';
import { listenError } from './listen-error';

export interface ServeOptions {
  readonly app: { readonly fetch: (request: Request, env: object) => Response | Promise<Response> };
  readonly host?: string;
  /** 0 takes a free port. */
  readonly port: number;
  /** The variable that sets the port, for the sentence that says it is taken. Default `PORT`. */
  readonly portSetting?: string;
  /** Answers before the app does (the page cache); true says that it has answered. */
  readonly answerFirst?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** The same for what takes work, such as calls: it is asked when the request has been let in. */
  readonly answerNext?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Turns requests away while the process has more to do than it can; what `answerFirst` answers is never counted. */
  readonly load?: LoadWatch;
  /** A `WebSocketServer({ noServer: true })` of `ws`, for routes that upgrade. */
  readonly webSockets?: WebSocketServerLike;
  /** Milliseconds that in-flight requests are given at a stop. Default 4,000. */
  readonly patience?: number;
  readonly log?: Log;
}

/** A listening server. */
export interface ServedApp {
  readonly url: string;
  readonly port: number;
  readonly server: Server;
  /** Accepts nothing more, lets in-flight requests finish (for `patience` at most), closes idle connections at once. */
  stop(): Promise<void>;
}

/**
 * Serves a Hono app.
 *
 * @throws {ListenError} one sentence: the port is in use, or may not be used.
 * @example
 * const served = await serve({ app, host: settings.HOST, port: settings.PORT, log });
 * await served.stop();
 */
export async function serve(options: ServeOptions): Promise<ServedApp> {
  const { host = '127.0.0.1', port, portSetting = 'PORT', patience = 4_000, log = silentLog } = options;
  const server = createAdaptorServer({
    fetch: options.app.fetch,
    ...(options.webSockets === undefined ? {} : { websocket: { server: options.webSockets } }),
    createServer: listening(options),
  }) as Server;
  // A page of this size comes at once; whoever sends its headers slower than this only wants to hold a connection.
  server.headersTimeout = 15_000;
  // A 20 MB upload over a slow line takes minutes.
  server.requestTimeout = 300_000;
  const sockets = trackSockets(server);
  await listen(server, host, port, portSetting);
  const address = server.address() as AddressInfo;
  return {
    url: `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`,
    port: address.port,
    server,
    stop: once(() => stopServer(server, sockets, patience, log)),
  };
}

/** Whoever watches over a site must get an answer also while others are turned away. */
const alwaysLetIn = '/healthz';

type Answering = Pick<ServeOptions, 'answerFirst' | 'answerNext' | 'load'>;

function listening({ answerFirst, answerNext, load }: Answering): typeof createServer {
  const create = (options: object, listener: (request: IncomingMessage, response: ServerResponse) => void) =>
    createServer(options, (request, response) => {
      if (answerFirst?.(request, response)) return;
      if (load !== undefined && request.url !== alwaysLetIn) {
        if (!load.enter()) return turnAway(request, response);
        response.once('close', load.leave);
      }
      if (answerNext?.(request, response)) return;
      listener(request, response);
    });
  return create as typeof createServer;
}

function listen(server: Server, host: string, port: number, portSetting: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, host, port, portSetting)));
    server.listen(port, host, () => {
      server.removeAllListeners('error');
      resolve();
    });
  });
}

/** Every socket, also those that became WebSockets, which Node no longer counts. */
function trackSockets(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

async function stopServer(server: Server, sockets: ReadonlySet<Socket>, patience: number, log: Log): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // A connection whose last answer has just gone out becomes idle later than the line above.
  const sweep = setInterval(() => server.closeIdleConnections(), 25);
  const deadline = setTimeout(() => {
    log.warn('stopped with requests still under way', { connections: sockets.size });
    for (const socket of sockets) socket.destroy();
  }, patience);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work();
    return running;
  };
}

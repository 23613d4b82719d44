/** What the server hands to every loader. */
export interface PortalLoadContext {
  /** Answers a call in this process, or sends it to `API_BASE`. */
  send(request: Request): Promise<Response>;
  /** The address that the calls lie below. */
  readonly apiBase: string;
  /** The origin under which visitors see the site. */
  readonly origin: string;
  readonly clientIp: string | null;
}

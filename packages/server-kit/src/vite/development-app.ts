/** What an app's server entry (`server/app.ts`) exports for development. */
export interface DevelopmentEntry {
  createApp(start: DevelopmentStart): Promise<DevelopmentApp>;
}

export interface DevelopmentStart {
  readonly mode: 'development';
  /** Loads Remix's build as it is now, with every change since the last request. */
  readonly loadRemixBuild: () => Promise<unknown>;
  /**
   * Makes something once and keeps it when the entry is loaded again after a change: a database pool, the share in
   * the embedded server.
   */
  readonly keep: <Kept>(name: string, make: () => Promise<Kept>, stop?: (kept: Kept) => Promise<void>) => Promise<Kept>;
}

export interface DevelopmentApp {
  readonly fetch: (request: Request, environment: object) => Response | Promise<Response>;
  /** Called when a changed entry has taken over, and when the server stops. */
  readonly stop?: () => Promise<void>;
}

import type { PluginOption, UserConfig } from 'vite';

export const remixFuture: {
  readonly v3_fetcherPersist: true;
  readonly v3_relativeSplatPath: true;
  readonly v3_throwAbortReason: true;
  readonly v3_singleFetch: true;
  readonly v3_lazyRouteDiscovery: true;
  readonly v3_routeConfig: true;
};

export const wordsSettings: {
  project: string;
  outdir: string;
  strategy: ['globalVariable', 'baseLocale'];
  emitTsDeclarations: boolean;
  emitReadme: boolean;
};

export function appSettings(command: 'serve' | 'build', port: string | number, plugins: PluginOption[]): UserConfig;

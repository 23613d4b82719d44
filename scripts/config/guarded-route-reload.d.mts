import type { Plugin } from 'vite';

export function guardedRouteReload(): Plugin;

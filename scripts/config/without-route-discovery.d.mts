import type { Plugin } from 'vite';

/** Leaves out of the browser's code what Remix finds routes with while somebody moves. */
export function withoutRouteDiscovery(): Plugin;

import type { Plugin } from 'vite';

/** Makes the browser's code smaller than esbuild does. */
export function squeeze(): Plugin;

import type { Plugin } from 'vite';

export function precompress(output?: string): Plugin;

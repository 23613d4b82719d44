import type { Plugin } from 'vite';

/** Leaves Meshopt's decoder out of the model viewer. */
export function withoutMeshopt(): Plugin;

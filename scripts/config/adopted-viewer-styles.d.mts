import type { Plugin } from 'vite';

/** Hands the model viewer its styles as a sheet, which the content security policy lets in. */
export function adoptedViewerStyles(): Plugin;

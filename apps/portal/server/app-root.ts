import { fileURLToPath } from 'node:url';

/** The app's folder: the sources and the build both lie one level below it. */
export const appRoot = fileURLToPath(new URL('..', import.meta.url));

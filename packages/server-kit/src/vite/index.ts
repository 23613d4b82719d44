export type { DevelopmentApp, DevelopmentEntry, DevelopmentStart } from './development-app';
export { type ServerInViteOptions, serverInVite } from './server-in-vite';

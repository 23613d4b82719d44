export { freePort } from './free-port';
export { launchBrowser } from './launch-browser';
export { type RunningApp, startBuiltApp } from './start-built-app';

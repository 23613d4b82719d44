export { freePort } from './free-port';
export { launchBrowser } from './launch-browser';
export { type ReceivedMail, type SmtpSink, startSmtpSink } from './smtp-sink';
export { type RunningApp, startBuiltApp } from './start-built-app';

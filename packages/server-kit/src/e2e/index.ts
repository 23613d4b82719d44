export { freePort } from './free-port';
export { launchBrowser } from './launch-browser';
export { htmlFaults, missingPictures, overflowOf, violations } from './page-faults';
export { type ReceivedMail, type SmtpSink, startSmtpSink } from './smtp-sink';
export { type RunningApp, startBuiltApp } from './start-built-app';
export { whatStood } from './what-stood';

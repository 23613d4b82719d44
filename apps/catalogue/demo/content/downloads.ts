import type { DemoDownload } from './types';

export const downloads: readonly DemoDownload[] = [];

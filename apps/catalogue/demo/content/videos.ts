import type { DemoVideo } from './types';

export const videos: readonly DemoVideo[] = [];

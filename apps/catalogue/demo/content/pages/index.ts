import type { DemoPage } from '../types';

export const pages: readonly DemoPage[] = [];

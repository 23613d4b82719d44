import type { ViteUserConfig } from 'vitest/config';

export function testSettings(more?: ViteUserConfig, name?: string): ViteUserConfig;

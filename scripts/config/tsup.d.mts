import type { Options } from 'tsup';

export function packageBuild(entry: Record<string, string>): Options;

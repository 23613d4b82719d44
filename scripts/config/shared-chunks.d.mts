import type { Rollup } from 'vite';

export interface ChunkPlan {
  readonly entry: string;
  readonly everywhere: readonly string[];
  readonly routes: string;
  readonly later: Readonly<Record<string, string>>;
  readonly groups: Readonly<Record<string, readonly string[]>>;
}

export function sharedChunks(plan: ChunkPlan): Rollup.GetManualChunk;

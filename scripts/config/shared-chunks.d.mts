import type { Rollup } from 'vite';

export interface ChunkPlan {
  readonly everywhere: readonly string[];
  readonly routes: string;
  readonly groups: Readonly<Record<string, readonly string[]>>;
}

export function sharedChunks(plan: ChunkPlan): Rollup.GetManualChunk;

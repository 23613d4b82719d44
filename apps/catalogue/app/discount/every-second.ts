import { limits } from '@selvedge/domain/limits';

const ticks = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tickAll(): void {
  for (const tick of [...ticks]) tick();
}

/** One beat for every countdown of a page, so that their seconds turn together; at once when a tab is seen again. */
export function everySecond(tick: () => void): () => void {
  ticks.add(tick);
  if (timer === undefined) {
    timer = setInterval(tickAll, limits.timerTick);
    document.addEventListener('visibilitychange', tickAll);
  }
  return () => {
    ticks.delete(tick);
    if (ticks.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', tickAll);
  };
}

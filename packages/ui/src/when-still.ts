/** Resolves when an element and what is drawn around it move no more; at once where nothing moves. */
export async function whenStill(element: Element): Promise<void> {
  const moving = element.getAnimations({ subtree: true }).filter(({ effect }) => Number.isFinite(endOf(effect)));
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** What moves for ever, as a button at work does, is not waited for. */
function endOf(effect: AnimationEffect | null): number {
  return Number(effect?.getComputedTiming().endTime ?? 0);
}

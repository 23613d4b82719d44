/** What the button “One more” of a group sends off where no script adds the round. */
export function moreIntent(group: string): string {
  return `more.${group}`;
}

/** The name of the group that is to get one more round; undefined when something else was pressed. */
export function moreGroup(intent: string): string | undefined {
  return /^more\.(\w+(?:\.\w+)+)$/.exec(intent)?.[1];
}
